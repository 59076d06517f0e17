import { useEffect, useState } from 'react'

export type Loaded<T> = { state: 'waiting' } | { state: 'ready'; value: T } | { state: 'failed' }

/** The result of `ask`, requested again if `ask` is another function or `again` is called. */
export const useLoaded = <T>(ask: () => Promise<T>): Loaded<T> & { again(): void } => {
  const [answer, setAnswer] = useState<{ ask: () => Promise<T>; loaded: Loaded<T> }>()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again.
  useEffect(() => {
    let current = true
    const take = (loaded: Loaded<T>) => {
      if (current) setAnswer({ ask, loaded })
    }
    ask().then(
      (value) => take({ state: 'ready', value }),
      () => take({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [ask, times])
  // An answer to an earlier question is none to this one.
  const loaded: Loaded<T> = answer?.ask === ask ? answer.loaded : { state: 'waiting' }
  return { ...loaded, again: () => setTimes(times + 1) }
}
