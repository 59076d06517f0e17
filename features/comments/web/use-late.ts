import { useEffect, useState } from 'react'

interface Late<T> {
  part: T | undefined
  failed: boolean
  retry(): void
}

/**
 * A component that is loaded on demand. If loading fails, it says so and offers a retry, so that the page does not
 * break because of an optional dialog.
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
