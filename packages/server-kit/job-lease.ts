import type { Db, ServerDeps, ServerSlice } from './server.ts'

/** Timers are not exact: one that fires a little early must not skip a run. */
const NEARLY = 0.9

/** Among all servers on one database, one gets the lease of a job; for the others this returns false. */
export const acquireJobLease = async (
  db: Db,
  name: string,
  everyMs: number,
  now: number,
): Promise<boolean> => {
  const due = now - Math.floor(everyMs * NEARLY)
  const taken = await db
    .insertInto('job_turns')
    .values({ name, taken_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ taken_at: now })
        // A clock that was wrong for a while must not stop the job until it is right.
        .where(({ eb, or }) =>
          or([eb('job_turns.taken_at', '<=', due), eb('job_turns.taken_at', '>', now + everyMs)]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

interface Job {
  name: string
  everyMs: number
  work(): Promise<unknown>
}

/** Runs background work periodically on one server, however many there are. The returned function stops it. */
export const runPeriodically = (
  { db, now, log }: Pick<ServerDeps, 'db' | 'now' | 'log'>,
  { name, everyMs, work }: Job,
): (() => void) => {
  const run = async () => {
    try {
      if (!(await acquireJobLease(db, name, everyMs, now()))) return
      await work()
      log.info({ job: name }, 'a job was done')
    } catch (err) {
      log.error({ err, job: name }, 'a job was not done')
    }
  }
  void run()
  const timer = setInterval(() => void run(), everyMs)
  return () => clearInterval(timer)
}

export const jobLeaseSlice: ServerSlice = {
  name: 'turns',
  derived: ['job_turns'],
  migrations: {
    '2026_11_30_40_job_turns': {
      up: async (db) => {
        await db.schema
          .createTable('job_turns')
          .addColumn('name', 'text', (c) => c.primaryKey())
          .addColumn('taken_at', 'bigint', (c) => c.notNull())
          .execute()
      },
    },
  },
}
