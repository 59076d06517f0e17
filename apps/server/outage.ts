import type { commonErrors } from '#packages/api/errors.ts'
import { WorkerCrash, WorkerQueueFull, WorkerTimeout } from '#packages/workers/pool.ts'

type Outage = Extract<keyof typeof commonErrors, 'storage_full' | 'unavailable' | 'busy'>

/** Error codes of SQLite, the file system and PostgreSQL. SQLite also reports a file size limit as full. */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|53100)$/

/** Error codes of the network, PostgreSQL (gone, stopping, starting, no connection left) and S3. */
const AWAY =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+|08\w{3}|57P0[1-3]|53300|SlowDown|ServiceUnavailable|InternalError)$/

/** Errors that the drivers throw without a code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

/** A task in a worker thread found no free slot or timed out. */
const isWorkerFailure = (error: Error): boolean =>
  error instanceof WorkerQueueFull || error instanceof WorkerTimeout || error instanceof WorkerCrash

const DEEPEST = 5

/** The database or the storage is full or unavailable: the request was valid, and trying again later helps. */
export const outageOf = (error: unknown, depth = 0): Outage | undefined => {
  if (!(error instanceof Error) || depth > DEEPEST) return undefined
  if (isWorkerFailure(error)) return 'busy'
  const { code } = error as NodeJS.ErrnoException
  if (FULL.test(code ?? '')) return 'storage_full'
  if (AWAY.test(code ?? '') || AWAY_WORDS.test(error.message)) return 'unavailable'
  return error.name === 'TimeoutError' ? 'unavailable' : outageOf(error.cause, depth + 1)
}
