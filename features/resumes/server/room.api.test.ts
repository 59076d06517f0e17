import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTemplate, saveTemplate } from '#features/templates/contract.ts'
import { keepDraft } from '#features/templates/drafts-contract.ts'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { defaultMoney, type MoneySettings, moneySettings } from '#packages/settings/settings.ts'
import { forgetMoney, readMoneyNow, writeMoney } from '#packages/settings/store.ts'
import { failing } from '#test/kit/accounts.ts'
import { paddedDocument } from '#test/kit/padded.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  createResume,
  documentStorage,
  duplicateResume,
  emptyBin,
  getResume,
  keepVersion,
  listResumes,
  listVersions,
  MAX_IN_BIN,
  nameVersion,
  removeResume,
  restoreResume,
  restoreVersion,
  saveResume,
} from '../contract.ts'

const KB = 1024
const STEP = 16 * KB
const MINUTE = 60_000

let server: TestServer
let now = Date.UTC(2026, 11, 1)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const setMegabytes = async (documentMegabytes: number | null) => {
  const free = { ...defaultMoney.plans.free, documents: 1000, documentMegabytes }
  const money: MoneySettings = { ...defaultMoney, plans: { ...defaultMoney.plans, free } }
  await writeMoney(server.deps.db, server.deps.db, now, money)
}
beforeEach(() => setMegabytes(1))

const someone = async () => {
  const { token, userId } = await aPerson(server.deps, 'user', 900 * 24 * 60 * MINUTE)
  return { api: server.as(token), userId, english: server.as(token, 'en') }
}

const storage = (api: Client) => api.call(documentStorage, {})
const usedBy = async (api: Client) => {
  const { bytes, automaticBytes } = await storage(api)
  return bytes + automaticBytes
}
const MB = 1024 * KB

describe('storage', () => {
  test('counts documents in steps, also in the bin, templates, and versions of both', async () => {
    const { api } = await someone()
    expect(await storage(api)).toEqual({
      bytes: 0,
      automaticBytes: 0,
      most: MB,
      bin: { count: 0, most: MAX_IN_BIN },
    })
    const { id } = await api.call(createResume, { document: paddedDocument(20) })
    expect(await storage(api)).toMatchObject({ bytes: 2 * STEP })
    await api.call(removeResume, { id })
    expect(await storage(api)).toMatchObject({ bytes: 2 * STEP, bin: { count: 1 } })
    await api.call(restoreResume, { id })
    const { size } = await api.call(keepVersion, { id, name: '第一版' })
    expect(await storage(api)).toMatchObject({ bytes: 2 * STEP + size, automaticBytes: 0 })
    // The state that this save overwrites is named already; the one of the next is kept by itself.
    await api.call(saveResume, { id, baseRevision: 1, document: paddedDocument(21) })
    now += 10 * MINUTE
    await api.call(saveResume, { id, baseRevision: 2, document: paddedDocument(22) })
    const { versions } = await api.call(listVersions, { id })
    expect(await storage(api)).toMatchObject({
      bytes: 2 * STEP + size,
      automaticBytes: versions.find(({ name }) => name === null)?.size,
    })
    const before = await usedBy(api)
    const template = await api.call(createTemplate, { document: paddedDocument(3) })
    const draft = await api.call(keepDraft, { id: template.id, name: '一稿' })
    expect(await usedBy(api)).toBe(before + STEP + draft.size)
  })

  test('of admins has no limit', async () => {
    const admin = server.as((await aPerson(server.deps, 'admin')).token)
    await admin.call(createResume, { document: paddedDocument(1100) })
    expect((await storage(admin)).most).toBeNull()
  })

  test('that is full takes no new document, says so in both languages, and has room once the bin is emptied', async () => {
    const { api, english } = await someone()
    const { id } = await api.call(createResume, { document: paddedDocument(600) })
    const more = { document: paddedDocument(600) }
    await expect(api.call(createResume, more)).rejects.toMatchObject({
      code: 'no_document_room',
      message: expect.stringContaining('清空回收站'),
    })
    await expect(english.call(createResume, more)).rejects.toMatchObject({
      message: expect.stringContaining('Empty the bin'),
    })
    expect(await failing(api.call(duplicateResume, { id }))).toBe('no_document_room')
    expect(await failing(api.call(createTemplate, more))).toBe('no_document_room')
    expect(await failing(api.call(keepVersion, { id, name: '留' }))).toBe('no_document_room')
    expect((await api.call(listResumes, {})).resumes).toHaveLength(1)
    await api.call(removeResume, { id })
    expect(await failing(api.call(createResume, more))).toBe('no_document_room')
    expect(await api.call(emptyBin, {})).toEqual({ deleted: 1 })
    await api.call(createResume, more)
    // Every account has its own quota.
    await (await someone()).api.call(createResume, more)
  })

  test('is not exceeded by many at once', async () => {
    const { api } = await someone()
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => failing(api.call(createResume, { document: paddedDocument(200) }))),
    )
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(4)
    expect(await usedBy(api)).toBeLessThanOrEqual(MB)

    const other = (await someone()).api
    const ids = []
    for (let at = 0; at < 8; at += 1)
      ids.push((await other.call(createResume, { document: paddedDocument(3) })).id)
    const saves = await Promise.all(
      ids.map((id) =>
        failing(other.call(saveResume, { id, baseRevision: 1, document: paddedDocument(250, '长') })),
      ),
    )
    expect(saves.filter((code) => code === 'nothing').length).toBeGreaterThan(0)
    expect(saves.filter((code) => code === 'no_document_room').length).toBeGreaterThan(3)
    expect(await usedBy(other)).toBeLessThanOrEqual(MB)
  })
})

describe('an account over its limit', () => {
  /** Two megabytes stored while a plan allowed it. */
  const over = async () => {
    await setMegabytes(null)
    const one = await someone()
    const { id } = await one.api.call(createResume, { document: paddedDocument(1000) })
    await one.api.call(createResume, { document: paddedDocument(1000) })
    await one.api.call(keepVersion, { id, name: '留着' })
    await setMegabytes(1)
    return { ...one, id, used: await usedBy(one.api) }
  }

  test('saves what does not grow, also when a version is due; keeps its text where it does', async () => {
    const { api, id, used } = await over()
    const saved = async (baseRevision: number, document: Document) => {
      const code = await failing(api.call(saveResume, { id, baseRevision, document }))
      return [code, (await api.call(getResume, { id })).title]
    }
    expect(await saved(1, paddedDocument(1000, '改了标题'))).toEqual(['nothing', '改了标题'])
    expect(await saved(2, paddedDocument(1100, '长了很多'))).toEqual(['no_document_room', '改了标题'])
    now += 10 * MINUTE
    expect(await saved(2, paddedDocument(999, '十分钟后'))).toEqual(['nothing', '十分钟后'])
    now += 10 * MINUTE
    expect(await saved(3, paddedDocument(400, '短了'))).toEqual(['nothing', '短了'])
    expect(await usedBy(api)).toBeLessThanOrEqual(used)
    // The version with a name is still there.
    expect((await api.call(listVersions, { id })).versions.map(({ name }) => name)).toContain('留着')
  })

  test('keeps both states where a conflict cannot be settled for lack of room', async () => {
    const { api, id } = await over()
    await api.call(saveResume, { id, baseRevision: 1, document: paddedDocument(1000, '别处的') })
    const settled = { id, baseRevision: 2, document: paddedDocument(1000, '合并的'), merged: true as const }
    expect(await failing(api.call(saveResume, settled))).toBe('no_document_room')
    expect((await api.call(getResume, { id })).title).toBe('别处的')
    await setMegabytes(10)
    await api.call(saveResume, settled)
    expect((await api.call(listVersions, { id })).versions.map(({ reason }) => reason)).toContain('merge')
  })

  test('does not go back to a version for which the present one could not be kept', async () => {
    const { api, id } = await over()
    await api.call(saveResume, { id, baseRevision: 1, document: paddedDocument(1000, '现在') })
    const [version] = (await api.call(listVersions, { id })).versions
    expect(await failing(api.call(restoreVersion, { id, version: version?.id ?? '' }))).toBe(
      'no_document_room',
    )
    expect((await api.call(getResume, { id })).title).toBe('现在')
  })
})

test('automatic versions use what is free and give way, the oldest first; named ones stay', async () => {
  const { api } = await someone()
  const { id } = await api.call(createResume, { document: paddedDocument(100, '0') })
  for (let revision = 1; revision <= 20; revision += 1) {
    now += 10 * MINUTE
    await api.call(saveResume, {
      id,
      baseRevision: revision,
      document: paddedDocument(100, String(revision)),
    })
    expect(await usedBy(api)).toBeLessThanOrEqual(MB)
    if (revision === 2) {
      const [oldest] = (await api.call(listVersions, { id })).versions.toReversed()
      await api.call(nameVersion, { id, version: oldest?.id ?? '', name: '最早的' })
    }
  }
  const revisions = async () =>
    (await api.call(listVersions, { id })).versions.map(({ revision, name }) => name ?? revision)
  const stored = await revisions()
  expect(stored.at(0)).toBe(20)
  expect(stored.at(-1)).toBe('最早的')
  expect(stored).toHaveLength(8)
  // A new document takes their room.
  await api.call(createResume, { document: paddedDocument(500) })
  expect(await revisions()).toEqual([20, 19, '最早的'])
  expect(await usedBy(api)).toBeLessThanOrEqual(MB)
})

test('drafts of templates share the room, and a template that is full keeps its text', async () => {
  const { api } = await someone()
  await api.call(createResume, { document: paddedDocument(700) })
  const { id } = await api.call(createTemplate, { document: paddedDocument(100) })
  expect(
    await failing(api.call(saveTemplate, { id, baseRevision: 1, document: paddedDocument(400), meta: {} })),
  ).toBe('no_document_room')
  await api.call(saveTemplate, { id, baseRevision: 1, document: paddedDocument(101, '新名'), meta: {} })
  await api.call(keepDraft, { id, name: '一稿' })
  expect(await failing(api.call(keepDraft, { id, name: '再来' }))).toBe('nothing')
  await api.call(saveTemplate, { id, baseRevision: 2, document: paddedDocument(102), meta: {} })
  expect(await failing(api.call(keepDraft, { id, name: '二稿' }))).toBe('no_document_room')
})

describe('the bin', () => {
  const resumes = () => server.deps.db
  /** As if so many had been deleted before. */
  const fillBin = async (owner: string, id: string, count: number) => {
    for (let at = 0; at < count; at += 1)
      await sql`insert into resumes
        (id, owner, kind, title, revision, size, created_at, updated_at, versioned_at, deleted_at, document)
        select ${newId(now)}, ${owner}, kind, title, 1, size, created_at, updated_at, 0, ${now}, document
        from resumes where id = ${id}`.execute(resumes())
  }

  test('takes a hundred and no more, also of many at once; nothing in it is lost, and emptying it makes room', async () => {
    await setMegabytes(50)
    const { api, userId } = await someone()
    const ids: string[] = []
    for (let at = 0; at < 6; at += 1)
      ids.push((await api.call(createResume, { document: paddedDocument(1) })).id)
    await fillBin(userId, ids[0] ?? '', MAX_IN_BIN - 2)
    const codes = await Promise.all(ids.map((id) => failing(api.call(removeResume, { id }))))
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(2)
    expect(codes.filter((code) => code === 'bin_full')).toHaveLength(4)
    expect(await storage(api)).toMatchObject({ bin: { count: MAX_IN_BIN, most: MAX_IN_BIN } })
    expect((await api.call(listResumes, {})).used).toBe(4)
    const [left = ''] = (await api.call(listResumes, {})).resumes.map(({ id }) => id)
    await expect(api.call(removeResume, { id: left })).rejects.toMatchObject({
      message: expect.stringContaining('清空回收站'),
    })
    expect(await api.call(emptyBin, {})).toEqual({ deleted: MAX_IN_BIN })
    await api.call(removeResume, { id: left })
  })

  test('is emptied for its owner alone', async () => {
    const [one, other] = [await someone(), await someone()]
    const { id } = await other.api.call(createResume, { document: paddedDocument(1) })
    await other.api.call(removeResume, { id })
    expect(await one.api.call(emptyBin, {})).toEqual({ deleted: 0 })
    await other.api.call(restoreResume, { id })
  })
})

test('settings that were stored before this limit keep their prices and get the plan’s own', async () => {
  const { db } = server.deps
  const stored = JSON.parse(JSON.stringify(defaultMoney)) as {
    plans: Record<string, { priceFen: number; documentMegabytes?: number }>
  }
  for (const plan of Object.values(stored.plans)) delete plan.documentMegabytes
  stored.plans.month = { ...stored.plans.month, priceFen: 1234 }
  expect(moneySettings.safeParse(stored).success).toBe(true)
  await writeMoney(db, db, now, stored as never)
  forgetMoney(db)
  const { plans } = await readMoneyNow(db)
  expect([plans.month.priceFen, plans.month.documentMegabytes]).toEqual([1234, 200])
  expect([plans.free, plans.year, plans.lifetime].map((plan) => plan.documentMegabytes)).toEqual([
    50, 500, 1024,
  ])
})
