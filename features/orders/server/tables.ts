import type { Migration } from 'kysely/migration'
import type { Database } from '#packages/db-schema/database.ts'

export type OrderRow = Database['orders']

export const orderMigrations: Record<string, Migration> = {
  '2026_11_29_21_orders': {
    up: async (db) => {
      await db.schema
        .createTable('orders')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('number', 'text', (c) => c.notNull().unique())
        .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('what', 'text', (c) => c.notNull())
        .addColumn('plan', 'text')
        .addColumn('price_fen', 'integer', (c) => c.notNull())
        .addColumn('points', 'integer')
        .addColumn('days', 'integer')
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('page', 'text')
        .addColumn('qr', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('closes_at', 'bigint', (c) => c.notNull())
        .addColumn('asked_at', 'bigint')
        .addColumn('paid_at', 'bigint')
        .addColumn('provider_ref', 'text')
        .addColumn('delivered_at', 'bigint')
        .addColumn('closed_at', 'bigint')
        .addColumn('runs_from', 'bigint')
        .addColumn('runs_until', 'bigint')
        .addColumn('refund_asked_at', 'bigint')
        .addColumn('refund_reason', 'text')
        .addColumn('refund_trouble', 'text')
        .addColumn('refunded_at', 'bigint')
        .addColumn('points_back', 'integer')
        .addColumn('time_back_ms', 'bigint')
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(`orders_by_${name}`).on('orders').columns(columns).execute()
      await index('user', ['user_id', 'created_at', 'id'])
      await index('state', ['state', 'created_at'])
      await index('time', ['created_at', 'id'])
      await index('ref', ['provider_ref'])
      await db.schema
        .createTable('order_notices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('order_id', 'text', (c) => c.references('orders.id').onDelete('cascade'))
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('verified', 'integer', (c) => c.notNull())
        .addColumn('verdict', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('order_notices_by_order')
        .on('order_notices')
        .columns(['order_id', 'at'])
        .execute()
      await db.schema
        .createIndex('order_notices_by_time')
        .on('order_notices')
        .columns(['verified', 'at'])
        .execute()
    },
  },
  '2026_11_29_22_sandbox_trades': {
    up: async (db) => {
      await db.schema
        .createTable('sandbox_trades')
        .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
        .addColumn('number', 'text', (c) => c.notNull().unique())
        .addColumn('fen', 'integer', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('ref', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('refund_key', 'text')
        .execute()
    },
  },
  '2026_11_29_23_redeem_codes': {
    up: async (db) => {
      await db.schema
        .createTable('redeem_batches')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('plan', 'text')
        .addColumn('days', 'integer')
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('redeem_codes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('batch_id', 'text', (c) => c.notNull().references('redeem_batches.id').onDelete('cascade'))
        .addColumn('nr', 'integer', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('used_by', 'text', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('used_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(`redeem_codes_by_${name}`).on('redeem_codes').columns(columns).execute()
      await index('batch', ['batch_id', 'nr'])
      await index('user', ['used_by'])
    },
  },
}
