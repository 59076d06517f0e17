import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const planMigrations: Record<string, Migration> = {
  '2026_11_29_02_memberships': {
    up: async (db) => {
      await db.schema
        .createTable('memberships')
        .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('plan', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '2026_11_29_20_lifetimes': {
    up: async (db) => {
      await db.schema.alterTable('memberships').addColumn('dated_plan', 'text').execute()
      await db.schema
        .alterTable('memberships')
        .addColumn('lifetimes', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await sql`update memberships set dated_plan = plan where plan <> 'lifetime'`.execute(db)
      await sql`update memberships set lifetimes = 1 where plan = 'lifetime'`.execute(db)
    },
  },
}
