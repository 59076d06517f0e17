import { SCHEME_ATTRIBUTE } from '#packages/ui/color-scheme.ts'
import { keepPreference, readCookie } from './cookies.ts'

/** Runs before the first paint: an automatic choice follows the system. */
export const themeScript = `(function(r){if(!r.hasAttribute('${SCHEME_ATTRIBUTE}'))r.setAttribute('${SCHEME_ATTRIBUTE}',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})(document.documentElement)`

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The choice lives in a cookie, so that the server's first page is already light or dark. */
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
