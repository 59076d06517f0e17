/** Two frames and a half: what shows by then is not felt. */
const QUICK_MS = 42
/** A field alone takes no more on a machine that draws all of it that quickly. */
const FIELD_MS = 30
/** Longer than between two keys, shorter than anybody waits for. */
const PAUSE_MS = 250
/** Who types without a pause sees everything follow all the same. */
const LONGEST_MS = 5000

interface FollowOptions<T> {
  draw(value: T): void
  /** Calls back with how long it took until what was done now could be seen. */
  timed(done: (ms: number) => void): void
}

/**
 * What shows of an editor beside the field that somebody writes in. Each value is drawn at once, as long as that is
 * quick; on a slow machine keys would queue up behind it, so while somebody types it waits for the first pause.
 */
export const createFollower = <T>({ draw, timed }: FollowOptions<T>) => {
  /** Not known before something was drawn: then the first key tells, by its field alone. */
  let pace: 'quick' | 'slow' | undefined
  let waiting: { value: T; since: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const drawNow = (value: T) => {
    clearTimeout(timer)
    waiting = undefined
    draw(value)
  }
  const drawKey = (value: T) => {
    drawNow(value)
    timed((ms) => {
      pace = ms > QUICK_MS ? 'slow' : 'quick'
    })
  }
  const flush = () => {
    if (waiting) drawNow(waiting.value)
  }
  const pause = () => {
    if (waiting) drawKey(waiting.value)
  }
  const wait = (value: T) => {
    waiting = { value, since: waiting?.since ?? performance.now() }
    clearTimeout(timer)
    const left = waiting.since + LONGEST_MS - performance.now()
    timer = setTimeout(pause, Math.max(0, Math.min(PAUSE_MS, left)))
  }
  return {
    /** `mayWait`: it came by a key of somebody who looks at a field, not at what follows it. */
    next: (value: T, mayWait: boolean) => {
      if (!mayWait) return drawNow(value)
      if (pace === 'quick') return drawKey(value)
      wait(value)
      if (!pace)
        timed((ms) => {
          if (!pace && ms <= FIELD_MS) pause()
        })
    },
    /** Draws what waits. */
    flush,
    stop: () => clearTimeout(timer),
  }
}
