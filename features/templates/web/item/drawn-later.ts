import { type ComponentType, lazy } from 'react'
import { atOnce, patiently } from '#packages/scheduling/later.ts'

/**
 * A component that the server draws into the page that it sends (once it is prepared), and whose script the browser does
 * not wait for: what was served stands until it is here.
 */
export const drawnLater = <P>(fetch: () => Promise<ComponentType<P>>) => {
  let ready: ComponentType<P> | undefined
  return {
    prepare: async (): Promise<void> => {
      if (typeof document === 'undefined') ready ??= await fetch()
    },
    Component: lazy(() =>
      ready ? atOnce({ default: ready }) : patiently(fetch).then((fetched) => ({ default: fetched })),
    ),
  }
}
