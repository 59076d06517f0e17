import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { LedgerTables } from '#packages/ledger/tables.ts'
import type { PlanTables } from '#packages/plans/tables.ts'
import type { AuditTables } from '#packages/server-kit/audit.ts'
import type { Db } from '#packages/server-kit/server.ts'

type OwnTables = {
  /** Why somebody is banned; gone when the ban is lifted, the log keeps it. */
  bans: { user_id: string; reason: string; at: number }
  /** A grant that was made: the same one is made once. */
  admin_grants: { id: string; at: number }
  /** The hash of the link that the server printed last; at most one row. */
  admin_setup: { token_hash: string; at: number }
}

/** Of other slices: read and counted here; of people `banned_at` and `role` are set, and their sessions ended. */
type OtherTables = {
  users: {
    id: string
    email: string
    nickname: string
    avatar: string | null
    signature: string
    language: string | null
    role: string
    created_at: number
    banned_at: number | null
    leaves_at: number | null
    totp_since: number | null
  }
  sessions: {
    id: string
    user_id: string
    agent: string
    address: string
    seen_at: number
    expires_at: number
  }
  resumes: { id: string; owner: string; kind: string; created_at: number; deleted_at: number | null }
  templates: {
    id: string
    owner: string
    kind: string
    version: number
    published_at: number | null
  }
  template_versions: { template_id: string; version: number; meta: string }
  template_prices: { template_id: string; points: number; file_points: number }
  template_purchases: { template_id: string; user_id: string }
  template_stats: { template_id: string; downloads: number }
  template_files: { template_id: string }
  comments: { id: string; author: string | null; deleted_at: number | null }
  orders: { price_fen: number; paid_at: number | null; refunded_at: number | null }
  export_counts: { day: number; kind: string; format: string; count: number }
  ai_models: { id: string; name: string }
  ai_runs: { model_id: string; model_name: string; state: string; points: number; started_at: number }
}

export type AdminTables = OwnTables & OtherTables & AuditTables & LedgerTables & PlanTables
export type AdminDb = Kysely<AdminTables>
export const adminDb = (db: Db): AdminDb => db.withTables<AdminTables>()

/** Entries of earlier versions held the address of whom they were about, and of who tested the mail. */
const withoutEmail = (detail: string): string => {
  const { email, to, ...rest } = (JSON.parse(detail) ?? {}) as Record<string, unknown>
  const addresses = [email, to].filter((one) => typeof one === 'string' && one !== '') as string[]
  if (addresses.length === 0) return detail
  const said = typeof rest.said === 'string' ? rest.said : undefined
  const kept =
    said === undefined
      ? rest
      : { ...rest, said: addresses.reduce((text, one) => text.replaceAll(one, '…'), said) }
  return JSON.stringify(kept)
}

export const adminMigrations: Record<string, Migration> = {
  '2026_11_15_01_audit_log': {
    up: async (db) => {
      await db.schema
        .createTable('audit_log')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('detail', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '2026_11_29_40_admin_people': {
    up: async (db) => {
      await db.schema
        .createTable('bans')
        .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('admin_grants')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('admin_setup')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      const index = (table: string, name: string, columns: string[]) =>
        db.schema.createIndex(`${table}_by_${name}`).on(table).columns(columns).execute()
      // The charts ask for what is new since a day, the lists for one action or one person.
      await index('users', 'time', ['created_at', 'id'])
      await index('resumes', 'time', ['created_at'])
      await index('ledger', 'time', ['created_at'])
      await index('audit_log', 'action', ['action', 'id'])
      await index('audit_log', 'person', ['user_id', 'id'])
    },
  },
  '2026_12_01_30_audit_without_emails': {
    up: async (db: Kysely<AuditTables>) => {
      const rows = await db
        .selectFrom('audit_log')
        .select(['id', 'detail'])
        .where((eb) => eb.or([eb('action', 'like', 'user.%'), eb('action', '=', 'system.mail_test')]))
        .execute()
      for (const { id, detail } of rows) {
        const after = withoutEmail(detail)
        if (after !== detail)
          await db.updateTable('audit_log').set({ detail: after }).where('id', '=', id).execute()
      }
    },
  },
}
