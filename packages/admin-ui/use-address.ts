import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'

/** The opened item, which is not a filter. */
const OPEN = new Set(['order', 'batch'])

/** Filters are in the address, so that a list can be restored and shared. */
export const useAddress = () => {
  const [query, setQuery] = useSearchParams()
  const sought = useDeferredValue(query.get('q') ?? '').trim()
  return {
    /** The debounced search text. */
    sought: sought === '' ? undefined : sought,
    read: (name: string) => query.get(name) ?? '',
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === query.get(name)),
    isNarrowed: [...query.keys()].some((name) => !OPEN.has(name)),
    /** All parameters at once. */
    clear: () => setQuery({}, { replace: true, preventScrollReset: true }),
    /** An empty value removes the parameter. */
    write: (name: string, value: string) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
