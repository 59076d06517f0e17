import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ledgerMigrations: Record<string, Migration> = {
  '2026_11_22_01_ledger': {
    up: async (db) => {
      await db.schema
        .createTable('ledger')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('amount', 'integer', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull().unique())
        .addColumn('about', 'text')
        .addColumn('ends_with', 'text')
        .addColumn('balance', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('ledger_by_user')
        .on('ledger')
        .columns(['user_id', 'created_at', 'id'])
        .execute()
      await db.schema.createIndex('ledger_holds').on('ledger').columns(['ends_with', 'created_at']).execute()
      await db.schema
        .createTable('ledger_balances')
        .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('balance', 'integer', (c) => c.notNull())
        .addCheckConstraint('ledger_never_below_zero', sql`balance >= 0`)
        .execute()
    },
  },
  '2026_11_30_30_hold_claims': {
    up: async (db) => {
      await db.schema
        .createTable('hold_claims')
        .addColumn('hold_key', 'text', (c) => c.notNull().references('ledger.key').onDelete('cascade'))
        .addColumn('claim_key', 'text', (c) => c.notNull())
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('about', 'text')
        .addPrimaryKeyConstraint('hold_claims_key', ['hold_key', 'claim_key'])
        .execute()
    },
  },
}
