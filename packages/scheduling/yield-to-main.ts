interface Yielding {
  scheduler?: { yield?(): Promise<void> }
}

const givenWay = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** Longer tasks are felt as a page that hangs. */
const LONG_MS = 40

export interface Breath {
  isDue(): boolean
  /** Lets input and frames run; throws if the work was aborted. */
  take(): Promise<void>
  /** Takes it where it is due. */
  between(): Promise<void>
}

/** For long work that only the page itself can do: short work is done without a pause. */
export const newBreath = (signal?: AbortSignal): Breath => {
  let since = performance.now()
  const isDue = () => performance.now() - since > LONG_MS
  const take = async () => {
    await givenWay()
    signal?.throwIfAborted()
    since = performance.now()
  }
  return {
    isDue,
    take,
    between: async () => {
      if (isDue()) await take()
    },
  }
}

/** Runs what stops at each `yield` where it may be interrupted. */
export const inBreaths = async <T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> => {
  const breath = newBreath(signal)
  try {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value as T
      if (breath.isDue()) await breath.take()
    }
  } finally {
    work.return(undefined as T)
  }
}

/** The same in one go. */
export const atOnce = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value as T
  }
}
