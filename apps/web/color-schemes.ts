import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import { keepPreference, readCookie } from './cookies.ts'

/** The choice lives in a cookie, so that the server's first page is already light or dark. */
export const colorSchemes = (served: 'light' | 'dark' | 'auto'): MantineColorSchemeManager => ({
  get: (fallback) => {
    if (typeof document === 'undefined') return served
    const kept = readCookie('theme')
    return isMantineColorScheme(kept) ? kept : fallback
  },
  set: (value) => keepPreference('theme', value),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => keepPreference('theme', 'auto'),
})

/** Runs before the first paint: an automatic choice follows the system. */
export const themeScript =
  "(function(r){if(!r.hasAttribute('data-mantine-color-scheme'))r.setAttribute('data-mantine-color-scheme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})(document.documentElement)"
