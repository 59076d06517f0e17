import { sql } from 'kysely'
import type { AuditTables } from '#packages/slice/audit.ts'
import type { ServerSlice } from '#packages/slice/server.ts'
import { route } from '#packages/wire/route.ts'
import { listAudit } from '../contract.ts'

export const adminSlice: ServerSlice = {
  name: 'admin',
  migrations: {
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
  },
  routes: (deps) => {
    const db = deps.db.withTables<AuditTables>()
    return [
      route(listAudit, async ({ before, limit }) => {
        const rows = await db
          .selectFrom('audit_log')
          .selectAll()
          .where(before === undefined ? sql<boolean>`1 = 1` : sql<boolean>`id < ${before}`)
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .execute()
        const page = rows.slice(0, limit)
        return {
          entries: page.map(({ user_id, detail, ...row }) => ({
            ...row,
            userId: user_id,
            detail: JSON.parse(detail) as unknown,
          })),
          next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
        }
      }),
    ]
  },
}
