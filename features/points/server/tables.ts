import type { Migration } from 'kysely/migration'

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
