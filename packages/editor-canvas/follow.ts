/** Two frames and a half: what shows by then is not felt. */
const QUICK_MS = 42
/** A field alone takes no more on a machine that draws all of it that quickly. */
const FIELD_MS = 20
/** Longer than between two keys, shorter than anybody waits for. */
const PAUSE_MS = 250
/** Who types without a pause sees everything follow all the same. */
const LONGEST_MS = 5000

interface FollowOptions<T> {
  draw(value: T): void
  /** Calls back with how long it took until what was done now could be seen: since the key that it follows, or since now. */
  timed(since: 'key' | 'now', done: (ms: number) => void): void
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
  const drawTimed = (value: T, since: 'key' | 'now') => {
    drawNow(value)
    timed(since, (ms) => {
      pace = ms > QUICK_MS ? 'slow' : 'quick'
    })
  }
  const flush = () => {
    if (waiting) drawNow(waiting.value)
  }
  const pause = () => {
    if (waiting) drawTimed(waiting.value, 'now')
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
      if (pace === 'quick') return drawTimed(value, 'key')
      wait(value)
      if (!pace)
        timed('key', (ms) => {
          if (!pace && ms <= FIELD_MS) pause()
        })
    },
    /** Draws what waits. */
    flush,
    stop: () => clearTimeout(timer),
  }
}
