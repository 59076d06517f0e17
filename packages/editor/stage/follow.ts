/** A key that takes no longer is not felt: two frames. */
const QUICK_MS = 32
/** Longer than between two keys of a quick hand, shorter than anybody waits for. */
const PAUSE_MS = 120
/** Who types without a pause sees the pages follow all the same. */
const LONGEST_MS = 2000

interface FollowOptions<T> {
  draw(value: T): void
  /** Calls back with how long the page was busy with what is drawn now. */
  timed(done: (ms: number) => void): void
}

/**
 * What the pages show. Each value is drawn at once, as long as that is quick; on a slow machine keys would queue up
 * behind the pages, so while somebody types these wait for the first pause.
 */
export const createFollower = <T>({ draw, timed }: FollowOptions<T>) => {
  let isSlow = false
  let waiting: { value: T; since: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const drawNow = (value: T) => {
    clearTimeout(timer)
    waiting = undefined
    draw(value)
    timed((ms) => {
      isSlow = ms > QUICK_MS
    })
  }
  const flush = () => {
    if (waiting) drawNow(waiting.value)
  }
  return {
    /** `mayWait`: it came by a key of somebody who looks at a field, not at the pages. */
    next: (value: T, mayWait: boolean) => {
      if (!isSlow || !mayWait) return drawNow(value)
      waiting = { value, since: waiting?.since ?? performance.now() }
      clearTimeout(timer)
      const left = waiting.since + LONGEST_MS - performance.now()
      timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, left)))
    },
    /** Draws what waits. */
    flush,
    stop: () => clearTimeout(timer),
  }
}
