import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '#apps/cli/run.ts'
import { openBlobs } from '#apps/server/blobs.ts'
import { migrationsOf, openDatabase } from '#apps/server/db.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { uploadFile } from '#features/files/contract.ts'
import {
  createResume,
  getResume,
  keepVersion,
  listResumes,
  listVersions,
  removeResume,
  saveResume,
} from '#features/resumes/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import type { Blobs } from '#packages/server-kit/blobs.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { noise } from '#test/kit/pictures.ts'
import { startS3 } from '#test/kit/s3.ts'
import { startServer, type TestServer, testVariables } from '#test/kit/server.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { rowsOf } from './rows.ts'
import { migrateBy, migrationsIn, tablesAfter } from './tables.ts'
import { type Entry, tarred, untarred } from './tar.ts'

type Variables = Record<string, string>

const folder = mkdtempSync(join(tmpdir(), 'huajian-backup-'))
let source: Variables
let server: TestServer
let token: string
let resume: string

const run = async (args: string[], variables: Variables) => {
  const output: string[] = []
  const code = await runCommandLine(args, {
    workingFolder: folder,
    language: 'en',
    variables,
    input: Readable.from([]),
    write: async (content) => void output.push(String(content)),
    print: (line) => output.push(line),
    build: async () => '',
  })
  return { code, output: output.join('\n') }
}

const at = (name: string) => join(folder, name)

const blobsOf = (variables: Variables) =>
  openBlobs({ s3Url: variables.S3_URL, folder: join(variables.DATA_DIR ?? '', 'files') })

/** Every row of every table and every file, as text. */
const everything = async (variables: Variables) => {
  const { db, close } = openDatabase(
    { dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL },
    () => undefined,
  )
  const rows: Record<string, string[]> = {}
  for (const table of await tablesAfter(serverSlices, await migrationsIn(db))) {
    // The server goes on counting calls in this table.
    if (table.name === 'rate_limits') continue
    rows[table.name] = []
    for await (const some of rowsOf(db, table))
      rows[table.name]?.push(...some.map((row) => JSON.stringify(row)))
    rows[table.name]?.sort()
  }
  await close()
  const blobs = blobsOf(variables)
  const files: Record<string, string> = {}
  for (const key of await blobs.list()) files[key] = hash('sha256', (await blobs.get(key)) ?? '')
  return { rows, files }
}

beforeAll(async () => {
  source = await testVariables()
  server = await startServer({ env: source })
  for (let person = 0; person < 3; person += 1) {
    const someone = await aPerson(server.deps, 'admin')
    const api = server.as(someone.token)
    for (let seed = 1; seed <= 4; seed += 1) {
      const document = { ...chanceDocument(seed), title: `第 ${seed} 份 \u{20BB7} 'x' "y" \\` }
      const { id } = await api.call(createResume, { document })
      await api.call(keepVersion, { id, name: '起初' })
      await api.call(saveResume, { id, baseRevision: 1, document: { ...document, title: '改过' } })
      if (seed === 4) await api.call(removeResume, { id })
      else resume = id
    }
    const bytes = await noise(60 + person, 40)
    await api.call(uploadFile, { file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })
    await post(server.deps.db, person, {
      userId: someone.userId,
      amount: 20 + person,
      reason: 'welcome',
      key: `welcome:${someone.userId}`,
    })
    token = someone.token
  }
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A server must start on the restored data and accept a sign-in. */
const expectAlive = async (variables: Variables) => {
  const restored = await startServer({ env: variables })
  const api = restored.as(token)
  const { document, revision } = await api.call(getResume, { id: resume })
  expect((await api.call(listVersions, { id: resume })).versions.length).toBeGreaterThan(0)
  expect((await api.call(listResumes, { q: '改过' })).resumes).toHaveLength(3)
  await api.call(saveResume, { id: resume, baseRevision: revision, document })
  await restored.stop()
}

test('what was backed up comes back, row for row and byte for byte', async () => {
  const { code, output } = await run(['backup', '-o', 'all.tar.gz'], source)
  expect([code, output]).toEqual([0, expect.stringMatching(/^Backed up to all\.tar\.gz .*, 3 files/)])
  const before = await everything(source)
  expect(before.rows.resumes).toHaveLength(12)
  expect(before.rows.ledger).toHaveLength(3)
  expect(Object.keys(before.files)).toHaveLength(3)
  const target = await testVariables()
  expect(await run(['restore', 'all.tar.gz'], target)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/resumes: 12 rows[\s\S]*Restored \d+ rows and 3 files/),
  })
  expect(await everything(target)).toEqual(before)
  expect(await run(['restore', 'all.tar.gz'], target)).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is data here already'),
  })
  await expectAlive(target)
})

test('a backup of one database is restored into the other, and back', async () => {
  const before = await everything(source)
  const { DATABASE_URL: _, ...other } = await testVariables()
  expect(await run(['restore', 'all.tar.gz'], other)).toMatchObject({ code: 0 })
  expect(await everything(other)).toEqual(before)
  expect(await run(['backup', '-o', 'other.tar.gz'], other)).toMatchObject({ code: 0 })
  const back = await testVariables()
  expect(await run(['restore', 'other.tar.gz'], back)).toMatchObject({ code: 0 })
  expect(await everything(back)).toEqual(before)
  await expectAlive(back)
})

test('files in a bucket are backed up and restored as those in a folder', async () => {
  const s3 = await startS3()
  const target = { ...(await testVariables()), S3_URL: s3.url }
  expect(await run(['restore', 'all.tar.gz'], target)).toMatchObject({ code: 0 })
  const before = await everything(source)
  expect(await everything(target)).toEqual(before)
  expect(await run(['backup', '-o', 'bucket.tar.gz'], target)).toMatchObject({
    code: 0,
    output: expect.stringContaining('3 files'),
  })
  await s3.stop()
})

test('saves go on meanwhile, and what was answered for before it began is in it', async () => {
  const api = server.as(token)
  const { id } = await api.call(createResume, { document: chanceDocument(3) })
  let [revision, going] = [1, true]
  const writing = (async () => {
    for (; going; ) {
      const document = { ...chanceDocument(3), title: `存 ${revision}` }
      revision = (await api.call(saveResume, { id, baseRevision: revision, document })).revision
    }
  })()
  await expect.poll(() => revision).toBeGreaterThan(5)
  const before = revision
  expect(await run(['backup', '-o', 'busy.tar.gz'], source)).toMatchObject({ code: 0 })
  const after = revision
  going = false
  await writing
  const target = await testVariables()
  expect(await run(['restore', 'busy.tar.gz'], target)).toMatchObject({ code: 0 })
  const restored = await startServer({ env: target })
  const found = await restored.as(token).call(getResume, { id })
  expect(found.revision).toBeGreaterThanOrEqual(before)
  expect(found.revision).toBeLessThanOrEqual(after + 1)
  expect(found.title).toBe(`存 ${found.revision - 1}`)
  await restored.stop()
})

describe('a file that is not right', () => {
  const random = randomOf(11)
  const spoilt: [string, () => Buffer, RegExp][] = [
    ['is empty', () => Buffer.alloc(0), /Not a Huajian backup|incomplete/],
    ['is something else', () => Buffer.from('hello'), /Not a Huajian backup/],
    ...Array.from({ length: 4 }, (_, part): [string, () => Buffer, RegExp] => [
      `is cut off (${part})`,
      () => {
        const whole = readFileSync(at('all.tar.gz'))
        return whole.subarray(
          0,
          part === 3 ? whole.length - 5 : Math.floor(whole.length * (0.1 + 0.28 * part)),
        )
      },
      /incomplete/,
    ]),
    ...Array.from({ length: 8 }, (_, part): [string, () => Buffer, RegExp] => [
      `has a byte changed (${part})`,
      () => {
        const whole = readFileSync(at('all.tar.gz'))
        const place = 20 + Math.floor(random() * (whole.length - 30))
        whole[place] = (whole[place] ?? 0) ^ (1 << Math.floor(random() * 8))
        return whole
      },
      /damaged|incomplete|Not a Huajian backup/,
    ]),
  ]

  test('is refused in words, and nothing is changed', async () => {
    const target = await testVariables()
    await run(['restore', 'all.tar.gz'], target)
    const before = await everything(target)
    for (const [what, make, words] of spoilt) {
      writeFileSync(at('spoilt.tar.gz'), make())
      const { code, output } = await run(['restore', 'spoilt.tar.gz', '--replace'], target)
      expect([what, code, output]).toEqual([what, 1, expect.stringMatching(words)])
    }
    expect(await everything(target)).toEqual(before)
  })
})

test('a part that was changed and packed again is found out by its hash, and so is a name out of place', async () => {
  const target = await testVariables()
  const entries: Entry[] = []
  for await (const entry of untarred(Readable.from([gunzipSync(readFileSync(at('all.tar.gz')))])))
    entries.push({ ...entry, bytes: Buffer.from(entry.bytes) })
  const pack = async (changed: Entry[]) => {
    const pieces: Uint8Array[] = []
    for await (const piece of tarred(Readable.from(changed))) pieces.push(piece)
    writeFileSync(at('packed.tar.gz'), gzipSync(Buffer.concat(pieces)))
    return run(['restore', 'packed.tar.gz'], target)
  }
  const refused = { code: 1, output: expect.stringContaining('damaged') }
  const users = entries.findIndex(({ name }) => name.startsWith('tables/users/'))
  const text = Buffer.from(entries[users]?.bytes ?? [])
    .toString()
    .replace('"admin"', '"owner"')
  expect(
    await pack(entries.with(users, { name: entries[users]?.name ?? '', bytes: Buffer.from(text) })),
  ).toMatchObject(refused)
  expect(await pack(entries.toSpliced(users, 1))).toMatchObject(refused)
  expect(await pack([...entries, { name: 'files/x.webp', bytes: Buffer.from('x') }])).toMatchObject(refused)
  const unknown = { name: 'files/../../huajian.db', bytes: Buffer.from('x') }
  const manifest = JSON.parse(String(entries.at(-1)?.bytes)) as Manifest
  const part = { name: unknown.name, bytes: 1, sha256: hash('sha256', unknown.bytes) }
  const bytes = Buffer.from(JSON.stringify({ ...manifest, parts: [...manifest.parts, part] }))
  expect(await pack([...entries.slice(0, -1), unknown, { name: 'manifest.json', bytes }])).toMatchObject(
    refused,
  )
  expect(await pack(entries)).toMatchObject({ code: 0 })
})

test('what fails half-way leaves everything as it was', async () => {
  const target = await testVariables()
  await run(['restore', 'all.tar.gz'], target)
  const whole = blobsOf(target)
  const [first = '', second = ''] = await whole.list()
  for (const key of [first, second]) await whole.delete(key)
  const before = await everything(target)
  let puts = 0
  const failing: Blobs = {
    ...whole,
    put: async (key, bytes, type) => {
      puts += 1
      if (puts > 1) throw new Error('the disk is full')
      await whole.put(key, bytes, type)
    },
  }
  const place = { dataDir: target.DATA_DIR ?? '', databaseUrl: target.DATABASE_URL, slices: serverSlices }
  await expect(
    restoreBackup({ ...place, blobs: failing }, at('all.tar.gz'), { replace: true }),
  ).rejects.toThrow('the disk is full')
  expect(await everything(target)).toEqual(before)
})

test('--replace leaves nothing of what was there', async () => {
  const target = await testVariables()
  const other = await startServer({ env: target })
  const { token: theirs, userId } = await aPerson(other.deps)
  const file = new Blob([new Uint8Array(await noise(30, 30))], { type: 'image/png' })
  const { id } = await other.as(theirs).call(uploadFile, { file })
  if (target.DATABASE_URL === undefined)
    expect(await run(['restore', 'all.tar.gz', '--replace'], target)).toMatchObject({
      code: 2,
      output: expect.stringContaining('Huajian is running'),
    })
  const keep = { ...target, DATA_DIR: target.DATA_DIR ?? '' }
  // Stopped, but with its data.
  await other.deps.db.destroy()
  expect(await run(['restore', 'all.tar.gz', '--replace'], keep)).toMatchObject({ code: 0 })
  const all = await everything(keep)
  expect(all).toEqual({ ...(await everything(source)), rows: all.rows })
  expect(all.rows.users?.join()).not.toContain(userId)
  expect(Object.keys(all.files).join()).not.toContain(id)
})

test('an older backup goes through the migrations that came since', async () => {
  const old = await testVariables()
  const database = openDatabase(
    { dataDir: old.DATA_DIR ?? '', databaseUrl: old.DATABASE_URL },
    () => undefined,
  )
  const names = Object.keys(migrationsOf(serverSlices)).filter((name) => name < '2026_11_22')
  await migrateBy(database.db, serverSlices, names)
  await sql`insert into users (id, email, nickname, password_hash, role, created_at)
    values ('old', 'old@example.com', '旧', 'x', 'user', 1)`.execute(database.db)
  const blobs = blobsOf(old)
  await makeBackup({ database, blobs, slices: serverSlices, product: '0' }, at('old.tar.gz'), 0)
  await database.close()
  const target = await testVariables()
  expect(await run(['restore', 'old.tar.gz'], target)).toMatchObject({ code: 0 })
  const restored = await startServer({ env: target })
  expect(
    await restored.deps.db.selectFrom('users').selectAll().where('id', '=', 'old').execute(),
  ).toMatchObject([{ nickname: '旧', signature: '', totp_step: 0 }])
  await restored.stop()
})

test('the manifest says what is in it, and a newer one is refused', async () => {
  const manifest = await checkBackup(at('all.tar.gz'), serverSlices)
  expect(manifest.tables.find(({ name }) => name === 'resumes')).toMatchObject({ rows: 12 })
  expect(manifest.tables.map(({ name }) => name)).not.toContain('resume_search')
  expect(manifest.database).toBe(source.DATABASE_URL === undefined ? 'sqlite' : 'postgres')
  const older = serverSlices.filter(({ name }) => name !== 'files')
  await expect(checkBackup(at('all.tar.gz'), older)).rejects.toMatchObject({ problem: 'newer' })
  expect(statSync(at('all.tar.gz')).mode & 0o077).toBe(0)
})

test.each([
  [['backup', 'x'], 2, 'Unexpected argument'],
  [['backup', '-o', 'all.tar.gz'], 2, 'already exists'],
  [['backup', '-o', 'no/such/x.tar.gz'], 2, 'Cannot write'],
  [['restore'], 2, 'Specify one backup file'],
  [['restore', 'nowhere.tar.gz'], 2, 'nowhere.tar.gz does not exist'],
])('%j ends with %i: %s', async (args, code, words) => {
  expect(await run(args, source)).toMatchObject({ code, output: expect.stringContaining(words) })
})

test('where there are no data there is nothing to back up', async () => {
  const { code, output } = await run(['backup', '-o', 'none.tar.gz'], await testVariables())
  expect([code, output]).toEqual([2, expect.stringContaining('No Huajian data')])
})
