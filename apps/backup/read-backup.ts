import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { safeParse } from 'zod'
import { migrationsOf } from '#apps/server/db.ts'
import { isBlobKey } from '#packages/server-kit/blobs.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { FORMAT, keyOfPart, MANIFEST, type Manifest, manifestType, tableOfPart } from './manifest.ts'
import { BackupProblem } from './problem.ts'
import { type Entry, NotATar, untarred } from './tar.ts'

type Part = Manifest['parts'][number]

const problemOf = (error: unknown, begun: boolean): unknown => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return new BackupProblem('cut_off')
  if (code?.startsWith('Z_') || error instanceof NotATar)
    return new BackupProblem(begun ? 'altered' : 'not_a_backup')
  return error
}

async function* entriesIn(path: string): AsyncIterable<Entry> {
  const unpacked = createGunzip()
  const fed = pipeline(createReadStream(path), unpacked)
  // The code that reads the unpacked stream below reports the failure.
  fed.catch(() => undefined)
  let begun = false
  try {
    for await (const entry of untarred(unpacked)) {
      begun = true
      yield entry
    }
    // Reads to the end, where the checksum of the whole stream is.
    for await (const _ of unpacked);
    await fed
  } catch (error) {
    throw problemOf(error, begun)
  } finally {
    unpacked.destroy()
  }
}

const parseManifest = (bytes: Uint8Array): Manifest => {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const { format } = json as { format?: unknown }
    if (typeof format === 'number' && format > FORMAT) throw new BackupProblem('newer')
    const parsed = safeParse(manifestType, json)
    if (parsed.success) return parsed.data
  } catch (error) {
    if (error instanceof BackupProblem) throw error
  }
  throw new BackupProblem('altered')
}

const partOf = ({ name, bytes }: Entry): Part => ({
  name,
  bytes: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
})

const isSame = (a: Part, b: Part | undefined) =>
  b !== undefined && a.name === b.name && a.bytes === b.bytes && a.sha256 === b.sha256

/** A backup file may name anything, so only rows of the manifest's tables and files with valid keys are accepted. */
const hasPlace = ({ name }: Part, { tables }: Manifest): boolean => {
  const table = tableOfPart(name)
  return table === undefined ? isBlobKey(keyOfPart(name) ?? '') : tables.some((one) => one.name === table)
}

/** Reads all of it before anything is done with it: every part must be there, and be what was written. */
export const checkBackup = async (path: string, slices: readonly ServerSlice[]): Promise<Manifest> => {
  const parts: Part[] = []
  let manifest: Manifest | undefined
  for await (const entry of entriesIn(path)) {
    if (manifest) throw new BackupProblem('altered')
    if (entry.name === MANIFEST) manifest = parseManifest(entry.bytes)
    else parts.push(partOf(entry))
  }
  if (!manifest) throw new BackupProblem('not_a_backup')
  const { parts: named } = manifest
  if (parts.length !== named.length || !parts.every((part, at) => isSame(part, named[at])))
    throw new BackupProblem('altered')
  if (!parts.every((part) => hasPlace(part, manifest))) throw new BackupProblem('altered')
  const known = migrationsOf(slices)
  if (manifest.migrations.some((name) => !known[name])) throw new BackupProblem('newer')
  return manifest
}

/** Its parts, each held once more against the manifest: the file may have changed since it was checked. */
export async function* partsIn(path: string, manifest: Manifest): AsyncIterable<Entry> {
  let at = 0
  for await (const entry of entriesIn(path)) {
    if (entry.name === MANIFEST) continue
    if (!isSame(partOf(entry), manifest.parts[at])) throw new BackupProblem('altered')
    at += 1
    yield entry
  }
  if (at !== manifest.parts.length) throw new BackupProblem('altered')
}
