interface WithScheduler {
  scheduler?: { yield?(): Promise<void> }
}

const yieldToMain = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** The page feels stuck during longer tasks. */
const LONG_MS = 40

export interface Yielder {
  /** True when the main thread has been busy for too long. */
  isDue(): boolean
  /** Lets the browser handle input and draw a frame; throws if the work was aborted. */
  yieldToMain(): Promise<void>
  yieldIfDue(): Promise<void>
}

/** Divides long work on the main thread into tasks; short work runs without a pause. */
export const createYielder = (signal?: AbortSignal): Yielder => {
  let since = performance.now()
  const isDue = () => performance.now() - since > LONG_MS
  const yieldNow = async () => {
    await yieldToMain()
    signal?.throwIfAborted()
    since = performance.now()
  }
  return {
    isDue,
    yieldToMain: yieldNow,
    yieldIfDue: async () => {
      if (isDue()) await yieldNow()
    },
  }
}

/** Runs a generator that may be interrupted at each `yield`, and yields to the main thread when it is due. */
export const runYielding = async <T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> => {
  const yielder = createYielder(signal)
  try {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value as T
      if (yielder.isDue()) await yielder.yieldToMain()
    }
  } finally {
    work.return(undefined as T)
  }
}

/** Runs the same generator synchronously. */
export const runToEnd = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value as T
  }
}
