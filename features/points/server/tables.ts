import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '#packages/server-kit/server.ts'

export type EarningTables = {
  check_ins: {
    user_id: string
    /** Of the person's own calendar, where they were. */
    day: string
    /** Days running, this one among them. */
    run: number
    points: number
    at: number
    /** Each check-in stands for a day of real time: until when they all together do. */
    stands_until: number
  }
}

export type EarningDb = Kysely<EarningTables>
export const earningDb = (db: Db): EarningDb => db.withTables<EarningTables>()

export const checkInMigrations: Record<string, Migration> = {
  '2026_11_29_10_check_ins': {
    up: async (db) => {
      await db.schema
        .createTable('check_ins')
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('run', 'integer', (c) => c.notNull())
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('stands_until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('check_ins_key', ['user_id', 'day'])
        .execute()
    },
  },
}
