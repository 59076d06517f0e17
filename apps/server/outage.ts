import { CallFailure } from '#packages/wire/client.ts'
import type { commonErrors } from '#packages/wire/errors.ts'

type Outage = Extract<keyof typeof commonErrors, 'storage_full' | 'unavailable'>

/** As SQLite, the file system and PostgreSQL name it. A limit on a file's size is full in SQLite's words, too. */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|53100)$/

/** As the network, PostgreSQL (gone, going, starting, no connection left) and S3 name it. */
const AWAY =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+|08\w{3}|57P0[1-3]|53300|SlowDown|ServiceUnavailable|InternalError)$/

/** What the drivers throw without a code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)|is not queryable$/

const DEEPEST = 5

/** What stands behind the server is full or away: nothing of the caller's is wrong, and waiting helps. */
export const outageOf = (error: unknown, depth = 0): Outage | undefined => {
  if (!(error instanceof Error) || depth > DEEPEST) return undefined
  const code = error instanceof CallFailure ? error.body?.code : (error as NodeJS.ErrnoException).code
  if (code === 'storage_full' || FULL.test(code ?? '')) return 'storage_full'
  if (code === 'unavailable' || AWAY.test(code ?? '') || AWAY_WORDS.test(error.message)) return 'unavailable'
  return error.name === 'TimeoutError' ? 'unavailable' : outageOf(error.cause, depth + 1)
}
