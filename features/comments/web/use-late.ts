import { useEffect, useState } from 'react'

interface Late<T> {
  part: T | undefined
  failed: boolean
  retry(): void
}

/**
 * A part that is fetched when it is wanted. Without a network it says so and can be asked for again: a page that is
 * being read must not break over a box that cannot open.
 */
export const useLate = <T>(load: () => Promise<T>, wanted: boolean): Late<T> => {
  const [part, setPart] = useState<{ part: T }>()
  const [failed, setFailed] = useState(false)
  const isDue = wanted && !part && !failed
  useEffect(() => {
    if (!isDue) return
    let left = false
    load().then(
      (loaded) => left || setPart({ part: loaded }),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [isDue, load])
  return { part: part?.part, failed, retry: () => setFailed(false) }
}
