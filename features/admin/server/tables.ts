import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Entries of earlier versions held the address of whom they were about, and of who tested the mail. */
const withoutEmail = (detail: string): string => {
  const { email, to, ...rest } = (JSON.parse(detail) ?? {}) as Record<string, unknown>
  const addresses = [email, to].filter((one) => typeof one === 'string' && one !== '') as string[]
  if (addresses.length === 0) return detail
  const said = typeof rest.said === 'string' ? rest.said : undefined
  const stored =
    said === undefined
      ? rest
      : { ...rest, said: addresses.reduce((text, one) => text.replaceAll(one, '…'), said) }
  return JSON.stringify(stored)
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
    up: async (db: Kysely<{ audit_log: { id: string; action: string; detail: string } }>) => {
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
