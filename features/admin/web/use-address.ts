import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'

/** What is open beside the list, not what it is narrowed by. */
const OPEN = new Set(['order', 'batch'])

/** What a list is narrowed by stands in the address: who comes back finds it as it was, and can send it on. */
export const useAddress = () => {
  const [query, setQuery] = useSearchParams()
  const sought = useDeferredValue(query.get('q') ?? '').trim()
  return {
    /** What is looked for, a moment behind the typing. */
    sought: sought === '' ? undefined : sought,
    read: (name: string) => query.get(name) ?? '',
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === query.get(name)),
    isNarrowed: [...query.keys()].some((name) => !OPEN.has(name)),
    /** All of it, at once. */
    clear: () => setQuery({}, { replace: true, preventScrollReset: true }),
    /** An empty one is left out. */
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
