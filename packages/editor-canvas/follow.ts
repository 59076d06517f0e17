/** Two frames and a half: what shows by then is not felt. */
const QUICK_MS = 42
/** A field alone takes no more on a machine that draws all of it that quickly. */
const FIELD_MS = 20
/** Longer than between two keys, shorter than anybody waits for. */
const PAUSE_MS = 250
/** Even a user who types without a pause sees everything update. */
const LONGEST_MS = 5000

interface FollowOptions<T> {
  draw(value: T): void
  /** Calls back with how long it took until what was done now could be seen: since the key that it follows, or since now. */
  timed(since: 'key' | 'now', done: (ms: number) => void): void
}

/**
 * Controls when the render state follows the state. Each value is rendered at once as long as that is fast. On a slow
 * machine keys would queue up behind it, so it waits for a pause in typing.
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
    /** `mayWait`: the change was typed into a field, so everything else may follow later. */
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
