import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'
import { keepPreference, readCookie } from './cookies.ts'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The choice lives in a cookie; `themeScript` reads it before the first paint. */
const chosen = (): 'light' | 'dark' | undefined => {
  const kept = readCookie('theme')
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

const show = () =>
  document.documentElement.setAttribute(
    SCHEME_ATTRIBUTE,
    chosen() ?? (systemIsDark().matches ? 'dark' : 'light'),
  )

/** Whoever has not chosen goes with the system, also when it changes in the evening. */
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
