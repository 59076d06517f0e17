import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { migrate, migrationsOf, openDatabase } from '#apps/server/db.ts'
import type { Blobs } from '#packages/server-kit/blobs.ts'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'
import { keyOfPart, type Manifest, tableOfPart } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { checkBackup, partsIn } from './read-backup.ts'
import { insertRows, isEmpty, type Row, rowsOf } from './rows.ts'
import { migrateBy, type Table, tablesAfter } from './tables.ts'

export interface Target {
  dataDir: string
  databaseUrl: string | undefined
  blobs: Blobs
  slices: readonly ServerSlice[]
}

const quiet = () => undefined
const FILE = 'huajian.db'

const openTarget = ({ dataDir, databaseUrl }: Target) => openDatabase({ dataDir, databaseUrl }, quiet)

/** Nothing of anybody's may lie there. */
const refuseFull = async (target: Target, tables: readonly Table[]) => {
  if (target.databaseUrl === undefined && !existsSync(join(target.dataDir, FILE))) return
  const { db, close } = openTarget(target)
  try {
    if (!(await isEmpty(db, tables))) throw new BackupProblem('not_empty')
  } finally {
    await close()
  }
}

/** Only who is alone with a database may take it out of its mode; a server that runs has it open. */
const refuseInUse = ({ dataDir, databaseUrl }: Target) => {
  if (databaseUrl !== undefined || !existsSync(join(dataDir, FILE))) return
  const file = new Sqlite(join(dataDir, FILE), { timeout: 500 })
  try {
    file.pragma('journal_mode = DELETE')
  } catch (error) {
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new BackupProblem('in_use') : error
  } finally {
    file.close()
  }
}

const rowsIn = (bytes: Uint8Array): Row[] =>
  new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)

/** Files that were not there before, so that they can be taken away again. */
const putFile = async (blobs: Blobs, key: string, bytes: Uint8Array, added: string[]) => {
  const before = await blobs.get(key)
  if (before && Buffer.from(before).equals(bytes)) return
  if (!before) added.push(key)
  await blobs.put(key, bytes, 'image/webp')
}

/** Fills a staging database with the schema of the backup and migrates it to the current schema. */
const fillStage = async (stage: Db, target: Target, path: string, manifest: Manifest, added: string[]) => {
  await migrateBy(stage, target.slices, manifest.migrations)
  await stage.transaction().execute(async (tx) => {
    for await (const { name, bytes } of partsIn(path, manifest)) {
      const table = manifest.tables.find((one) => one.name === tableOfPart(name))
      const key = keyOfPart(name)
      if (table) await insertRows(tx, { ...table, key: [] }, rowsIn(bytes))
      else if (key !== undefined) await putFile(target.blobs, key, bytes, added)
    }
  })
  await migrate(stage, target.slices)
  const { rows } = await sql`select 1 from pragma_foreign_key_check limit 1`.execute(stage)
  if (rows.length > 0) throw new BackupProblem('altered')
}

/** PostgreSQL holds no NUL in a text; SQLite does. */
const withoutNul = (rows: Row[]): Row[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : cell)))

const copyToPostgres = async (stage: Db, target: Target, tables: readonly Table[]) => {
  const { db, close } = openTarget(target)
  try {
    await migrate(db, target.slices)
    await db.transaction().execute(async (tx) => {
      for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(tx)
      for (const table of tables)
        for await (const rows of rowsOf(stage, table)) await insertRows(tx, table, withoutNul(rows))
    })
  } finally {
    await close()
  }
}

/** The stage must be closed: its journal is then part of the file. */
const takePlace = async (staged: string, target: Target) => {
  refuseInUse(target)
  const file = join(target.dataDir, FILE)
  for (const rest of ['-wal', '-shm']) await rm(`${file}${rest}`, { force: true })
  await rename(join(staged, FILE), file)
}

const restoreInto = async (target: Target, path: string, manifest: Manifest, added: string[]) => {
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
  const staged = await mkdtemp(join(target.dataDir, 'restoring-'))
  try {
    const tables = await tablesAfter(target.slices, Object.keys(migrationsOf(target.slices)))
    const stage = openDatabase({ dataDir: staged, databaseUrl: undefined }, quiet)
    try {
      await fillStage(stage.db, target, path, manifest, added)
      if (target.databaseUrl !== undefined) await copyToPostgres(stage.db, target, tables)
    } finally {
      await stage.close()
    }
    if (target.databaseUrl === undefined) await takePlace(staged, target)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/**
 * Restores all of a backup or nothing. Everything is read, checked and migrated in a staging database first; then its
 * rows replace the current ones in one step.
 */
export const restoreBackup = async (
  target: Target,
  path: string,
  { replace }: { replace: boolean },
): Promise<Manifest> => {
  const manifest = await checkBackup(path, target.slices)
  const tables = await tablesAfter(target.slices, Object.keys(migrationsOf(target.slices)))
  if (!replace) await refuseFull(target, tables)
  const before = await target.blobs.list()
  if (!replace && before.length > 0) throw new BackupProblem('not_empty')
  refuseInUse(target)
  const added: string[] = []
  try {
    await restoreInto(target, path, manifest, added)
  } catch (error) {
    for (const key of added) await target.blobs.delete(key)
    throw error
  }
  const preserved = new Set(manifest.parts.map(({ name }) => keyOfPart(name)))
  for (const key of before) if (!preserved.has(key)) await target.blobs.delete(key)
  return manifest
}
