import type { Db } from '#packages/slice/server.ts'
import { defaultSwitches, type SwitchKey, switchKeys } from '#packages/switches/switches.ts'
import type { RouteRule } from '../contract.ts'

export type SiteTables = {
  site_switches: { key: string; on: number }
  route_rules: { source: string; target: string }
}

/** The nine states; a row overrides the default. Rows of switches that no longer exist are left alone. */
export const readSwitches = async (db: Db): Promise<Record<SwitchKey, boolean>> => {
  const rows = await db.withTables<SiteTables>().selectFrom('site_switches').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.key, row.on === 1]))
  const states = { ...defaultSwitches }
  for (const key of switchKeys) states[key] = stored.get(key) ?? defaultSwitches[key]
  return states
}

export const writeSwitches = async (db: Db, states: Partial<Record<SwitchKey, boolean | undefined>>) => {
  for (const key of switchKeys) {
    const on = states[key]
    if (on === undefined) continue
    await db
      .withTables<SiteTables>()
      .insertInto('site_switches')
      .values({ key, on: on ? 1 : 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ on: on ? 1 : 0 }))
      .execute()
  }
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
