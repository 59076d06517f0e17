import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined

/** The same width as in the stylesheets. Every row of a form asks: the browser is asked once. */
const narrow = (): MediaQueryList => {
  query ??= matchMedia('(max-width: 767px)')
  return query
}

const subscribe = (listener: () => void) => {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/** One pane at a time, controls for fingers. */
export const isPhone = (): boolean => narrow().matches
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
