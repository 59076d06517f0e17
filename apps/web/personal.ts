import type { ScreenRoute } from '#packages/slice/web.ts'

type Facts = Pick<Partial<ScreenRoute>, 'layout' | 'middleware' | 'personal'>

/** Whether a screen shows what is somebody's own: the editors, everything behind a sign-in, and what says so itself. */
export const isPersonal = ({ layout = 'default', middleware = [], personal }: Facts): boolean =>
  personal === true || layout !== 'default' || middleware.length > 0
