import type { Kysely, Transaction } from 'kysely'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'

interface Waiting<Job> {
  job: Job
  resolve(wrote: boolean): void
  reject(error: unknown): void
}

const MAX_BATCH = 64

/**
 * SQLite waits for the disk at every commit, and the whole process with it: writes that arrive together share
 * one. Each must be a single statement that is right on its own. PostgreSQL does the same by itself, and there
 * several rows in one transaction could lock each other out.
 */
export const sharedCommit = <Tables, Job>(
  db: Kysely<Tables>,
  write: (db: Kysely<Tables> | Transaction<Tables>, job: Job) => Promise<boolean>,
): ((job: Job) => Promise<boolean>) => {
  if (!isSqlite(db)) return (job) => write(db, job)
  const waiting: Waiting<Job>[] = []

  const commit = async (together: readonly Waiting<Job>[]) => {
    try {
      const wrote = await db.transaction().execute(async (tx) => {
        const answers: boolean[] = []
        for (const { job } of together) answers.push(await write(tx, job))
        return answers
      })
      for (const [at, { resolve }] of together.entries()) resolve(wrote[at] === true)
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
  }

  const run = async () => {
    while (waiting.length > 0) await commit(waiting.splice(0, MAX_BATCH))
  }

  return (job) =>
    new Promise((resolve, reject) => {
      // After the requests that are ready at this moment have been read.
      if (waiting.length === 0) setImmediate(() => void run())
      waiting.push({ job, resolve, reject })
    })
}
