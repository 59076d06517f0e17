import type { Migration } from 'kysely/migration'

export const inviteMigrations: Record<string, Migration> = {
  '2026_11_29_11_invites': {
    up: async (db) => {
      await db.schema
        .createTable('invite_codes')
        .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('code', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('invited')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.unique().references('users.id').onDelete('set null'))
        .addColumn('inviter', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('network_hash', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(`invited_by_${name}`).on('invited').columns(columns).execute()
      await index('inviter', ['inviter', 'at', 'id'])
      await index('network', ['network_hash', 'at'])
      await db.schema
        .createTable('invite_networks')
        .addColumn('network_hash', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('invite_emails')
        .addColumn('email_hash', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '2026_11_30_30_once_marks': {
    up: async (db) => {
      await db.schema
        .createTable('once_marks')
        .addColumn('mark', 'text', (c) => c.primaryKey())
        .execute()
    },
  },
}
