import type { Step } from '#packages/ai/steps.ts'
import type { Db, Log } from '#packages/server-kit/server.ts'
import { keepSteps } from './record.ts'

const BATCH = 20
const BATCH_MS = 2000

/** Stores steps in the background, several at a time, so that the reader does not wait for the disk. */
export const createStepStore = ({ db, log }: { db: Db; log: Log }, runId: string) => {
  let waiting: Step[] = []
  let written = 0
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    const from = written
    waiting = []
    written += batch.length
    if (batch.length > 0)
      writing = writing
        .then(() => keepSteps(db, runId, from, batch))
        .catch((err: unknown) => log.error({ err }, 'steps of a run were not kept'))
    return writing
  }
  return {
    add: (step: Step) => {
      waiting.push(step)
      if (waiting.length >= BATCH) void flush()
      else timer ??= setTimeout(() => void flush(), BATCH_MS)
    },
    /** Resolves when all steps are written. */
    flush,
  }
}
