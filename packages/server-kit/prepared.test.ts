import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { prepared } from './prepared.ts'

interface Tables {
  fruit: { name: string; weight: number; picked_at: number | null }
}

const open = async (weights: Record<string, number>) => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) })
  await db.schema
    .createTable('fruit')
    .addColumn('name', 'text')
    .addColumn('weight', 'integer')
    .addColumn('picked_at', 'integer')
    .execute()
  const rows = Object.entries(weights).map(([name, weight]) => ({ name, weight, picked_at: null }))
  await db.insertInto('fruit').values(rows).execute()
  return db
}

test('asks each database with the values of each call, in whatever order they stand', async () => {
  let built = 0
  const heavier = prepared((db: Kysely<Tables>, { name, least }: { name: string; least: number }) => {
    built += 1
    return db
      .selectFrom('fruit')
      .select('name')
      .where('weight', '>', least)
      .where('picked_at', 'is', null)
      .where((eb) => eb.or([eb('name', '=', name), eb('weight', '>', 100), eb('name', '=', name)]))
      .orderBy('name')
  })
  const [one, other] = [
    await open({ apple: 10, melon: 900, pear: 12 }),
    await open({ plum: 3, pumpkin: 4000 }),
  ]
  const names = async (db: Kysely<Tables>, values: { name: string; least: number }) =>
    (await heavier(db, values)).map((row) => row.name)
  expect(await names(one, { name: 'apple', least: 1 })).toEqual(['apple', 'melon'])
  expect(await names(one, { name: 'pear', least: 1 })).toEqual(['melon', 'pear'])
  expect(await names(one, { name: 'pear', least: 12 })).toEqual(['melon'])
  expect(await names(other, { name: 'plum', least: 1 })).toEqual(['plum', 'pumpkin'])
  expect(built).toBe(2)
})
