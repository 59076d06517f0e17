import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

type Facts = Pick<Partial<ScreenRoute>, 'layout' | 'middleware' | 'personal'>

/** Whether a screen shows personal content: editors, screens that need a sign-in, and routes marked `personal`. */
export const isPersonal = ({ layout = 'default', middleware = [], personal }: Facts): boolean =>
  personal === true || layout !== 'default' || middleware.length > 0
