import type { Db } from '#packages/server-kit/server.ts'
import { defaultSwitches, type SwitchKey, switchKeys } from './switches.ts'

/** The nine states; a row overrides the default. Rows of switches that no longer exist are left alone. */
export const readSwitches = async (db: Db): Promise<Record<SwitchKey, boolean>> => {
  const rows = await db.selectFrom('site_switches').selectAll().execute()
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
      .insertInto('site_switches')
      .values({ key, on: on ? 1 : 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ on: on ? 1 : 0 }))
      .execute()
  }
}
