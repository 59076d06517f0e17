import type { Migration } from 'kysely/migration'
import { tracksPublicChanges } from '#packages/server-kit/public-revision.ts'

export const accountMigrations: Record<string, Migration> = {
  '2026_11_15_03_accounts': {
    up: async (db) => {
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('nickname', 'text', (c) => c.notNull())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
    },
  },
  '2026_11_22_02_profiles': {
    up: async (db) => {
      const users = (name: string, type: 'text' | 'bigint') =>
        db.schema.alterTable('users').addColumn(name, type).execute()
      await db.schema
        .alterTable('users')
        .addColumn('signature', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await users('birthday', 'text')
      await users('language', 'text')
      await users('banned_at', 'bigint')
      await users('leaves_at', 'bigint')
      await users('totp_secret', 'text')
      await users('totp_since', 'bigint')
      await db.schema
        .alterTable('users')
        .addColumn('totp_step', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex('users_leaving').on('users').column('leaves_at').execute()
    },
  },
  '2026_11_22_03_sessions_seen': {
    up: async (db) => {
      // Everyone signs in once more: a session without its details could not be listed.
      await db.deleteFrom('sessions').execute()
      const add = (name: string, type: 'text' | 'bigint' | 'integer', otherwise: string | number) =>
        db.schema
          .alterTable('sessions')
          .addColumn(name, type, (c) => c.notNull().defaultTo(otherwise))
          .execute()
      await add('id', 'text', '')
      await add('lasts_ms', 'bigint', 0)
      await add('remembered', 'integer', 0)
      await add('agent', 'text', '')
      await add('address', 'text', '')
      await add('seen_at', 'bigint', 0)
      await add('renewed_at', 'bigint', 0)
      await db.schema.alterTable('sessions').addColumn('former_hash', 'text').execute()
      await db.schema.alterTable('sessions').addColumn('former_until', 'bigint').execute()
      await db.schema.createIndex('sessions_by_former').on('sessions').column('former_hash').execute()
      await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute()
    },
  },
  '2026_11_22_04_account_secrets': {
    up: async (db) => {
      await db.schema
        .createTable('account_secrets')
        .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
        .addColumn('link_hash', 'text', (c) => c.notNull().unique())
        .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('code_hash', 'text', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('account_secrets_by_user')
        .on('account_secrets')
        .columns(['user_id', 'purpose'])
        .execute()
      await db.schema
        .createIndex('account_secrets_by_end')
        .on('account_secrets')
        .column('expires_at')
        .execute()
      await db.schema
        .createTable('recovery_codes')
        .addColumn('code_hash', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('used_at', 'bigint')
        .execute()
      await db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute()
    },
  },
  '2026_11_25_01_identities': {
    up: async (db) => {
      await db.schema
        .createTable('identities')
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('identities_key', ['provider', 'subject'])
        .execute()
      await db.schema
        .createIndex('identities_by_user')
        .unique()
        .on('identities')
        .columns(['user_id', 'provider'])
        .execute()
      await db.schema.alterTable('users').addColumn('avatar', 'text').execute()
    },
  },
  '2026_12_02_06_users_public_changes': {
    up: (db) =>
      tracksPublicChanges(db, 'users', {
        on: ['update', 'delete'],
        columns: ['nickname', 'signature', 'avatar', 'banned_at'],
      }),
  },
  '2026_12_02_20_session_ends': {
    up: async (db) => {
      for (const name of ['ends_at', 'proven_at'])
        await db.schema.alterTable('sessions').addColumn(name, 'bigint').execute()
      // Sessions of before get their ninety days from here on.
      await db
        .updateTable('sessions')
        .set({ ends_at: Date.now() + 90 * 24 * 3600_000 })
        .execute()
    },
  },
}
