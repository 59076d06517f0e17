import { useSyncExternalStore } from 'react'

/** The same width as in the stylesheets. */
const narrow = () => matchMedia('(max-width: 767px)')

const subscribe = (listener: () => void) => {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** One pane at a time, controls for fingers. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  )
