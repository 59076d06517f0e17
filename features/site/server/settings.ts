import type { Db } from '#packages/server-kit/server.ts'
import type { RouteRule } from '../contract.ts'

export type SiteTables = {
  route_rules: { source: string; target: string }
}

export const readRouteRules = async (db: Db): Promise<RouteRule[]> => {
  const rows = await db
    .withTables<SiteTables>()
    .selectFrom('route_rules')
    .selectAll()
    .orderBy('source')
    .execute()
  return rows.map((row) => ({ from: row.source, to: row.target }))
}

export const writeRouteRules = async (db: Db, rules: readonly RouteRule[]) => {
  const tables = db.withTables<SiteTables>()
  await tables.deleteFrom('route_rules').execute()
  const bySource = new Map(rules.map((rule) => [rule.from, rule.to]))
  for (const [source, target] of bySource)
    await tables.insertInto('route_rules').values({ source, target }).execute()
}
