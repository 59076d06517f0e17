import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'
import { keepPreference, readCookie } from './cookies.ts'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The choice is in a cookie, which `themeScript` reads before the first paint. */
const chosen = (): 'light' | 'dark' | undefined => {
  const stored = readCookie('theme')
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

const show = () =>
  document.documentElement.setAttribute(
    SCHEME_ATTRIBUTE,
    chosen() ?? (systemIsDark().matches ? 'dark' : 'light'),
  )

/** Without a choice, the page follows the system, also when it changes later. */
export const followScheme = () => {
  show()
  const system = systemIsDark()
  system.addEventListener('change', show)
  return () => system.removeEventListener('change', show)
}

export const toggleScheme = () => {
  const isDark = document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark'
  keepPreference('theme', isDark ? 'light' : 'dark')
  show()
}
