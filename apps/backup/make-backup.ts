import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { OpenDatabase } from '#apps/server/db.ts'
import { migrationsOf } from '#apps/server/db.ts'
import type { Blobs } from '#packages/server-kit/blobs.ts'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'
import { FILES, FORMAT, MANIFEST, type Manifest, ROWS } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { rowsOf } from './rows.ts'
import { migrationsIn, tablesAfter } from './tables.ts'
import { type Entry, tarred } from './tar.ts'

export interface Source {
  database: OpenDatabase
  blobs: Blobs
  slices: readonly ServerSlice[]
  product: string
}

const jsonBytes = (text: string) => new TextEncoder().encode(text)

/** Runs all reads on one snapshot of the database, however much is written meanwhile. */
const inSnapshot = <T>({ db, kind }: OpenDatabase, read: (db: Db) => Promise<T>): Promise<T> =>
  kind === 'sqlite'
    ? db.transaction().execute(read)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

async function* partsOf(db: Db, blobs: Blobs, manifest: Manifest, keys: ReadonlyMap<string, string[]>) {
  for (const table of manifest.tables) {
    let number = 0
    for await (const rows of rowsOf(db, { ...table, key: keys.get(table.name) ?? [] })) {
      number += 1
      table.rows += rows.length
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      yield { name: `${ROWS}${table.name}/${String(number).padStart(5, '0')}.jsonl`, bytes: jsonBytes(text) }
    }
  }
  // Listed after the rows were: a file is written before its row, so each row of the snapshot has its own here.
  for (const key of await blobs.list()) {
    const bytes = await blobs.get(key)
    // Gone since: with its account, or because nothing named it for a month.
    if (!bytes) continue
    manifest.files += 1
    yield { name: `${FILES}${key}`, bytes }
  }
}

async function* entriesOf(parts: AsyncIterable<Entry>, manifest: Manifest): AsyncIterable<Entry> {
  for await (const part of parts) {
    manifest.parts.push({
      name: part.name,
      bytes: part.bytes.length,
      sha256: hash('sha256', part.bytes, 'hex'),
    })
    yield part
  }
  yield { name: MANIFEST, bytes: jsonBytes(`${JSON.stringify(manifest, null, 1)}\n`) }
}

/** On the disk, whole, before it gets its name. */
const writeWhole = async (pieces: AsyncIterable<Uint8Array>, path: string) => {
  const part = `${path}.part`
  try {
    // A few pieces ahead and no more: each may be megabytes.
    const read = Readable.from(pieces, { highWaterMark: 2 })
    await pipeline(read, createGzip(), createWriteStream(part, { mode: 0o600 }))
    const file = await open(part, 'r+')
    await file.sync()
    await file.close()
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Writes one file with all rows and files while the server keeps running. Every change that was confirmed before the
 * backup began is included.
 */
export const makeBackup = ({ database, blobs, slices, product }: Source, path: string, now: number) =>
  inSnapshot(database, async (db): Promise<Manifest> => {
    const migrations = await migrationsIn(db)
    if (migrations.length === 0) throw new BackupProblem('nothing')
    const known = migrationsOf(slices)
    if (migrations.some((name) => !known[name])) throw new BackupProblem('newer_database')
    const tables = await tablesAfter(slices, migrations)
    const manifest: Manifest = {
      format: FORMAT,
      product,
      madeAt: new Date(now).toISOString(),
      database: database.kind,
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns, rows: 0 })),
      files: 0,
      parts: [],
    }
    const keys = new Map(tables.map(({ name, key }) => [name, key]))
    await writeWhole(tarred(entriesOf(partsOf(db, blobs, manifest, keys), manifest)), path)
    return manifest
  })
