import { AppError } from '#packages/api/errors.ts'
import { FairQueue } from '#packages/workers/fair-queue.ts'

/** Decoding a picture may hold some hundred megabytes. */
const MAX_RUNNING = 2
/** Each holds its file of up to 8 MB while it waits. */
const MAX_WAITING = 16
const MAX_WAITING_OF_ONE = 8

/** Work of the server itself and of the command line has no requester, and no limit. */
export interface PictureRequest {
  requester?: string
  /** Aborted when the requester no longer waits. */
  signal?: AbortSignal
}

interface Waiting {
  requester: string | undefined
  start(): void
}
let running = 0
const waiting = new FairQueue<Waiting>()

const acquireSlot = async ({ requester, signal }: PictureRequest): Promise<void> => {
  signal?.throwIfAborted()
  if (running < MAX_RUNNING) {
    running += 1
    return
  }
  const isFull = waiting.length >= MAX_WAITING || waiting.lengthOf(requester) >= MAX_WAITING_OF_ONE
  if (requester !== undefined && isFull) throw new AppError('busy')
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      if (waiting.remove(one)) reject(signal?.reason)
    }
    const one: Waiting = {
      requester,
      start: () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      },
    }
    waiting.push(one)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

/** Runs work that decodes pictures, of which this process does two at a time. Fails with `busy` if too many wait. */
export const runPictureWork = async <T>(request: PictureRequest, work: () => Promise<T>): Promise<T> => {
  await acquireSlot(request)
  try {
    return await work()
  } finally {
    // The slot goes to the next task directly, so that no new one can take it in between.
    const next = waiting.shift(() => true)
    if (next) next.start()
    else running -= 1
  }
}
