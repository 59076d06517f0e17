import { useSyncExternalStore } from 'react'

/** The same width as in slide-strip.module.css: on narrower screens the strip is horizontal, below the stage. */
const narrow = () => matchMedia('(max-width: 1024px)')

const subscribe = (listener: () => void) => {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useAcross = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  )
