import { type ComponentType, lazy } from 'react'
import { resolvedModule, withRetries } from '#packages/scheduling/lazy-component.ts'

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
      ready
        ? resolvedModule({ default: ready })
        : withRetries(fetch).then((fetched) => ({ default: fetched })),
    ),
  }
}
