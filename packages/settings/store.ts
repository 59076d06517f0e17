import type { Migration } from 'kysely/migration'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { Language } from '#packages/i18n/language.ts'
import { tracksPublicChanges } from '#packages/server-kit/public-revision.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { defaultSiteTexts } from './default-texts.ts'
import { defaultMoney, moneySettings } from './settings.ts'
import { siteTexts } from './site-texts.ts'

/**
 * Every call reads the settings. Where the public revision is not polled, a change by another server is seen after this
 * time.
 */
const FRESH_MS = 2000

/** One cache entry for a connection, whatever table types a slice uses on it. */
const keyOf = (db: Db): object => db.getExecutor().adapter

/** A stored setting: the operator's, or the default while there is none. */
const setting = <Schema extends $ZodType>(key: string, schema: Schema, own: output<Schema>) => {
  const known = new WeakMap<object, { at: number; value: output<Schema> }>()
  let forgotten = 0
  /** A stored row that is no longer valid is replaced by the default. */
  const readNow = async (db: Db): Promise<output<Schema>> => {
    const row = await db.selectFrom('site_settings').select('value').where('key', '=', key).executeTakeFirst()
    const parsed = row && safeParse(schema, JSON.parse(row.value))
    return parsed?.success ? parsed.data : own
  }
  return {
    /**
     * Reads the stored value without the cache, before changing it: another server may have changed it a moment ago.
     */
    readNow,
    read: async (db: Db): Promise<output<Schema>> => {
      const last = known.get(keyOf(db))
      if (last && performance.now() - last.at < FRESH_MS) return last.value
      const before = forgotten
      const value = await readNow(db)
      if (before === forgotten) known.set(keyOf(db), { at: performance.now(), value })
      return value
    },
    /** The next read goes to the database. */
    forget: (db: Db): void => {
      forgotten += 1
      known.delete(keyOf(db))
    },
    /**
     * Writes within the transaction that also records who made the change; `db` identifies the cache. Null restores the
     * default, also when a later version changes it.
     */
    write: async (db: Db, tx: Db, now: number, wanted: output<Schema> | null): Promise<void> => {
      if (wanted === null) await tx.deleteFrom('site_settings').where('key', '=', key).execute()
      else {
        const value = JSON.stringify(wanted)
        await tx
          .insertInto('site_settings')
          .values({ key, value, changed_at: now })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: now }))
          .execute()
      }
      known.delete(keyOf(db))
    },
  }
}

export const {
  read: readMoney,
  readNow: readMoneyNow,
  forget: forgetMoney,
  write: writeMoney,
} = setting('money', moneySettings, defaultMoney)

const texts = setting('texts', siteTexts, defaultSiteTexts)
export const { read: readSiteTexts, readNow: readSiteTextsNow, write: writeSiteTexts } = texts

export const forgetSettings = (db: Db): void => {
  forgetMoney(db)
  texts.forget(db)
}

/** The site's name, for emails and receipts. */
export const readSiteName = async (db: Db): Promise<Record<Language, string>> => {
  const { name } = await readSiteTexts(db)
  return { zh: name.zh, en: name.en ?? name.zh }
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
  '2026_12_02_03_settings_public_changes': {
    up: (db) => tracksPublicChanges(db, 'site_settings', { on: ['insert', 'update', 'delete'] }),
  },
}
