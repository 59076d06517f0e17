import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { defineWords } from './define-words.ts'
import { pageLanguage } from './page-language.ts'
import { toasts } from './toast-store.ts'

const words = defineWords({
  zh: { missing: '这一部分还没取到，正在再试' },
  en: { missing: 'This part has not arrived yet; trying again' },
})

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

/** Said once, however many files are missing, and again only after one has come. */
let isSaid = false
const sayMissing = () => {
  if (!isSaid) toasts.show(words[pageLanguage()].missing, 'warn')
  isSaid = true
}

/**
 * Asked for until it comes: at growing intervals, and when the network is back. Where a second try fails as well, whoever
 * waits for it is told.
 */
export const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  if (typeof document === 'undefined') return load()
  for (let wait = FIRST_MS; ; wait = Math.min(wait * 2, LONGEST_MS)) {
    try {
      await fetchStyles()
      const loaded = await load()
      isSaid = false
      return loaded
    } catch {
      if (wait > FIRST_MS) sayMissing()
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
 * A component whose file is fetched when it is first shown, or ahead of that. A file that cannot be had is asked for
 * again and again, and its place stays as it is meanwhile: a page with somebody's work in it must not fall over one
 * part of it.
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
