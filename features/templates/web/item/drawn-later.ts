import { type ComponentType, lazy } from 'react'
import { patiently } from '#packages/ui/later.ts'

/** What answers at once is drawn at once: a promise would leave it out of the first bytes. */
const atOnce = <T>(value: T) => {
  // biome-ignore lint/suspicious/noThenProperty: that is what React asks of it.
  const answer = { then: (take: (value: T) => void) => take(value) }
  return answer as unknown as Promise<T>
}

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
