import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import { screenRoutes } from './screens.ts'

const segments = (path: string) => path.split('/').filter((one) => one !== '')

const matches = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length === path.length && pattern.every((one, at) => one.startsWith(':') || one === path[at])

/** Screens without parameters come first: `/resume/list` is not an item of the gallery. */
const screens = screenRoutes
  .map((screen: ScreenRoute) => ({ isPublic: screen.isPublic === true, pattern: segments(screen.path) }))
  .sort(
    (a, b) =>
      Number(a.pattern.some((one) => one.startsWith(':'))) -
      Number(b.pattern.some((one) => one.startsWith(':'))),
  )

/** Whether the page of this path is the same for every visitor. */
export const isPublicPage = (url: string): boolean => {
  const path = segments(url.split(/[?#]/, 1)[0] ?? '')
  return screens.find(({ pattern }) => matches(pattern, path))?.isPublic ?? false
}
