import type { Db } from '#packages/server-kit/server.ts'
import type { RouteRule } from '../contract.ts'

export const readRouteRules = async (db: Db): Promise<RouteRule[]> => {
  const rows = await db.selectFrom('route_rules').selectAll().orderBy('source').execute()
  return rows.map((row) => ({ from: row.source, to: row.target }))
}

export const writeRouteRules = async (db: Db, rules: readonly RouteRule[]) => {
  await db.deleteFrom('route_rules').execute()
  const bySource = new Map(rules.map((rule) => [rule.from, rule.to]))
  for (const [source, target] of bySource)
    await db.insertInto('route_rules').values({ source, target }).execute()
}
