import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined

/** The width is the same as in the stylesheets. Cached, because every row of a form asks for it. */
const narrow = (): MediaQueryList => {
  query ??= matchMedia('(max-width: 767px)')
  return query
}

const subscribe = (listener: () => void) => {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/** Narrow screens show one pane at a time and have larger controls. */
export const isPhone = (): boolean => narrow().matches
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
