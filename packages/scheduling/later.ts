import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** Style sheets that did not come: the bundler asks for each only once and takes it for loaded ever after. */
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

/** Until the time is over, or the network is back. */
const pause = (ms: number) =>
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
export const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  if (typeof document === 'undefined') return load()
  for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
    try {
      await fetchStyles()
      const loaded = await load()
      isReported = false
      return loaded
    } catch {
      if (wait > FIRST_MS) reportFailure()
      await pause(wait)
    }
  }
}

interface Module<P> {
  default: ComponentType<P>
}
type Load<P> = () => Promise<ComponentType<P>>

/** React shows what a promise brings a third of a second later, also where it is here; not so what answers at once. */
export const atOnce = <P>(module: Module<P>) =>
  // biome-ignore lint/suspicious/noThenProperty: React asks for no more than this.
  ({ then: (take: (module: Module<P>) => void) => take(module) }) as Promise<Module<P>>

/**
 * A lazy component whose file is loaded when it is first rendered, or earlier by `preload`. A load that fails is
 * retried while the fallback stays visible, so that one missing file cannot crash a page with unsaved work.
 */
export const later = <P>(
  load: Load<P>,
  insist: (load: Load<P>) => Promise<ComponentType<P>> = patiently,
): LazyExoticComponent<ComponentType<P>> & { ahead(): Promise<void> } => {
  let here: ComponentType<P> | undefined
  const shown = lazy(() => (here ? atOnce({ default: here }) : insist(load).then((it) => ({ default: it }))))
  const ahead = async () => {
    here = await load()
  }
  return Object.assign(shown, { ahead })
}
