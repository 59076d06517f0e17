import type { Migration } from 'kysely/migration'
import { safeParse } from 'zod/v4/core'
import type { Db } from '#packages/slice/server.ts'
import { defaultMoney, type MoneySettings, moneySettings } from './settings.ts'

type SettingTables = { site_settings: { key: string; value: string; changed_at: number } }

const MONEY = 'money'
/** Every call asks; another instance's change is seen after this. */
const FRESH_MS = 2000

const known = new WeakMap<object, { at: number; money: MoneySettings }>()

/** One for a connection, whatever tables a slice names on it. */
const keyOf = (db: Db): object => db.getExecutor().adapter

/** As it stands at this moment, for who changes it: another server may have changed it a moment ago. */
export const readMoneyNow = async (db: Db): Promise<MoneySettings> => {
  const row = await db
    .withTables<SettingTables>()
    .selectFrom('site_settings')
    .select('value')
    .where('key', '=', MONEY)
    .executeTakeFirst()
  const parsed = row && safeParse(moneySettings, JSON.parse(row.value))
  return parsed?.success ? parsed.data : defaultMoney
}

/** What the operator set, or the product's own. A stored row that no longer reads is the product's own again. */
export const readMoney = async (db: Db): Promise<MoneySettings> => {
  const last = known.get(keyOf(db))
  if (last && performance.now() - last.at < FRESH_MS) return last.money
  const money = await readMoneyNow(db)
  known.set(keyOf(db), { at: performance.now(), money })
  return money
}

/** The next who asks reads it anew. */
export const forgetMoney = (db: Db): void => {
  known.delete(keyOf(db))
}

/** Within the change that also records who did it; `db` is the one that others read by. */
export const writeMoney = async (db: Db, tx: Db, now: number, money: MoneySettings): Promise<void> => {
  const value = JSON.stringify(money)
  await tx
    .withTables<SettingTables>()
    .insertInto('site_settings')
    .values({ key: MONEY, value, changed_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: now }))
    .execute()
  known.delete(keyOf(db))
}

export const settingMigrations: Record<string, Migration> = {
  '2026_11_29_01_site_settings': {
    up: async (db) => {
      await db.schema
        .createTable('site_settings')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
}
