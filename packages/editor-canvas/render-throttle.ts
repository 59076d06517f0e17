/** Two and a half frames; users do not notice this delay. */
const FAST_MS = 42
/** If the field alone takes longer than this, rendering everything would be slow. */
const FIELD_MS = 20
/** Longer than the time between two keys of fast typing. */
const PAUSE_MS = 250
/** Longest delay of an update while the user types without a pause. */
const MAX_WAIT_MS = 5000

interface RenderThrottleOptions<T> {
  draw(value: T): void
  /** Reports how long it takes until the current changes are visible, measured from the last key or from now. */
  timed(since: 'key' | 'now', done: (ms: number) => void): void
}

/**
 * Controls when the render state follows the state. Each value is rendered at once as long as that is fast. On a slow
 * machine keys would queue up behind it, so it waits for a pause in typing.
 */
export const createRenderThrottle = <T>({ draw, timed }: RenderThrottleOptions<T>) => {
  /** Undefined before the first render was measured; then the first key is measured in its field alone. */
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
      pace = ms > FAST_MS ? 'slow' : 'quick'
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
    const left = waiting.since + MAX_WAIT_MS - performance.now()
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
    /** Renders the waiting value. */
    flush,
    stop: () => clearTimeout(timer),
  }
}
