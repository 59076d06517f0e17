import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/** Style sheets that failed to load. The bundler requests each only once and then treats it as loaded. */
const missing = new Set<HTMLLinkElement>()
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target),
    true,
  )

const fetchStyles = () =>
  Promise.all(
    [...missing].map((link) => {
      const again = link.cloneNode() as HTMLLinkElement
      missing.delete(link)
      link.replaceWith(again)
      return new Promise((resolve, reject) => {
        again.onload = resolve
        again.onerror = reject
      })
    }),
  )

/** Resolves after the time, or earlier when the network is back. */
const waitOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

let isReported = false
let report: () => void = () => {}

/** Calls `notify` once when files cannot be loaded, however many they are, and again only after one has loaded. */
export const onLoadFailure = (notify: () => void): void => {
  report = notify
}

const reportFailure = () => {
  if (!isReported) report()
  isReported = true
}

/**
 * Retries a load until it succeeds, at growing intervals and when the network is back. If the second attempt fails as
 * well, the failure is reported.
 */
export const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  if (typeof document === 'undefined') return load()
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    try {
      await fetchStyles()
      const loaded = await load()
      isReported = false
      return loaded
    } catch {
      if (wait > FIRST_RETRY_MS) reportFailure()
      await waitOrOnline(wait)
    }
  }
}

interface Module<P> {
  default: ComponentType<P>
}
type Load<P> = () => Promise<ComponentType<P>>

/**
 * A module that `lazy` renders immediately. With a real promise, even a resolved one, React delays the content by about
 * 300 ms.
 */
export const resolvedModule = <P>(module: Module<P>) =>
  // biome-ignore lint/suspicious/noThenProperty: React only calls `then`.
  ({ then: (take: (module: Module<P>) => void) => take(module) }) as Promise<Module<P>>

/**
 * A lazy component whose file is loaded when it is first rendered, or earlier by `preload`. A load that fails is
 * retried while the fallback stays visible, so that one missing file cannot crash a page with unsaved work.
 */
export const lazyComponent = <P>(
  load: Load<P>,
  retry: (load: Load<P>) => Promise<ComponentType<P>> = withRetries,
): LazyExoticComponent<ComponentType<P>> & { preload(): Promise<void> } => {
  let loaded: ComponentType<P> | undefined
  const rendered = lazy(() =>
    loaded ? resolvedModule({ default: loaded }) : retry(load).then((it) => ({ default: it })),
  )
  const preload = async () => {
    loaded = await load()
  }
  return Object.assign(rendered, { preload })
}
