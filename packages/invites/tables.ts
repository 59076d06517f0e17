import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '#packages/server-kit/server.ts'

export type InviteTables = {
  invite_codes: { user_id: string; code: string; created_at: number }
  /** Who came by whose code. It stays when the newcomer leaves: the inviter's limit still counts it. */
  invited: {
    id: string
    user_id: string | null
    inviter: string
    /** What each of the two got; none where a limit was reached. */
    points: number
    /** From where the newcomer came, until it is forgotten. */
    network_hash: string | null
    at: number
  }
  /** One row for each place that people came from: held while its rewards are counted. */
  invite_networks: { network_hash: string; at: number }
  /** Addresses that brought points before there were marks. Nothing is added any more. */
  invite_emails: { email_hash: string; at: number }
  /** What a person gets once, whichever account they have: a mark of their mailbox or provider account, of nobody. */
  once_marks: { mark: string }
  /** These are of other slices, and only read. */
  users: {
    id: string
    email: string
    nickname: string
    banned_at: number | null
    leaves_at: number | null
  }
  sessions: { user_id: string; address: string }
}

export type InviteDb = Kysely<InviteTables>
export const inviteDb = (db: Db): InviteDb => db.withTables<InviteTables>()

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
