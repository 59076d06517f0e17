import { type ComponentType, lazy } from 'react'
import { resolvedModule, withRetries } from '#packages/scheduling/lazy-component.ts'

/**
 * A component that the server renders after `prepare`, and whose script the browser loads without waiting: the served
 * markup stays until then.
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
