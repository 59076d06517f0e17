import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  approveTemplate,
  createTemplate,
  getMyTemplate,
  getTemplate,
  removeTemplate,
  saveTemplate,
  submitTemplate,
  type TemplateMeta,
} from '../contract.ts'
import { getDraft, keepDraft, listDrafts, nameDraft, restoreDraft, unnameDraft } from '../drafts-contract.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const document = (title: string): Document => ({ ...chanceDocument(1), title })
const meta: TemplateMeta = {
  name: '黛蓝',
  style: 'plain',
  purpose: ['social'],
  industry: [],
  job: [],
  columns: 'one',
  color: 'indigo',
}

/** An author: each save is the next revision, so many minutes after the one before. */
const anAuthor = async () => {
  const { token } = await aPerson(server.deps, 'user', 1000 * DAY)
  const api = server.as(token)
  const { id } = await api.call(createTemplate, { document: document('开头'), meta })
  let revision = 1
  return {
    api,
    id,
    write: async (title: string, afterMs: number, merged?: true) => {
      now += afterMs
      const save = { id, baseRevision: revision, document: document(title), meta }
      revision = (await api.call(saveTemplate, { ...save, ...(merged ? { merged } : {}) })).revision
      return revision
    },
  }
}

const stored = async (api: Client, id: string) => {
  const { versions } = await api.call(listDrafts, { id })
  const titles = []
  for (const { id: version } of versions)
    titles.push(((await api.call(getDraft, { id, version })).document as Document).title)
  return titles.reverse()
}

test('the start, then a state for every five minutes of work, a settled conflict at once', async () => {
  const { api, id, write } = await anAuthor()
  for (let at = 0; at < 12; at += 1) await write(`${at} 分`, MINUTE)
  expect(await stored(api, id)).toEqual(['开头', '4 分', '9 分'])
  await write('合并', 1000, true)
  expect(await stored(api, id)).toEqual(['开头', '4 分', '9 分', '11 分'])
  const [latest] = (await api.call(listDrafts, { id })).versions
  expect(latest).toMatchObject({ reason: 'merge', revision: 13, name: null })
  expect(latest?.size).toBe(Buffer.byteLength(JSON.stringify(document('11 分'))))
})

test('going back is a new revision of the draft; the state before it is kept, what it is found by stays', async () => {
  const { api, id, write } = await anAuthor()
  await write('后来', MINUTE)
  const [start] = (await api.call(listDrafts, { id })).versions
  now += 1000
  const back = await api.call(restoreDraft, { id, version: start?.id ?? '' })
  expect(back).toMatchObject({ revision: 3, document: document('开头'), updatedAt: now })
  expect(await api.call(getMyTemplate, { id })).toMatchObject({
    revision: 3,
    status: 'draft',
    document: document('开头'),
    meta,
  })
  const { versions } = await api.call(listDrafts, { id })
  expect(versions[0]).toMatchObject({ reason: 'restore', revision: 2 })
  const forth = await api.call(restoreDraft, { id, version: versions[0]?.id ?? '' })
  expect(forth).toMatchObject({ revision: 4, document: document('后来') })
})

test('a name keeps a state for ever; without it the state ages', async () => {
  const { api, id, write } = await anAuthor()
  await write('提交前', MINUTE)
  const named = await api.call(keepDraft, { id, name: ' 第一稿 ' })
  expect(named).toMatchObject({ name: '第一稿', reason: 'named', revision: 2 })
  await write('之后', MINUTE)
  for (let week = 0; week < 20; week += 1) await write(`${week} 周后`, 7 * DAY)
  expect(await stored(api, id)).toContain('提交前')
  expect(await api.call(unnameDraft, { id, version: named.id })).toMatchObject({ name: null, reason: 'auto' })
  await write('再改', 6 * MINUTE)
  expect(await stored(api, id)).not.toContain('提交前')
  const [latest] = (await api.call(listDrafts, { id, limit: 1 })).versions
  expect(await api.call(nameDraft, { id, version: latest?.id ?? '', name: '回头看' })).toMatchObject({
    name: '回头看',
    reason: 'auto',
  })
})

test('what is in review stands still; what was published is not touched by going back', async () => {
  const { api, id, write } = await anAuthor()
  const admin = server.as((await aPerson(server.deps, 'admin')).token)
  const revision = await write('送审', MINUTE)
  const version = (await api.call(listDrafts, { id })).versions[0]?.id ?? ''
  await api.call(submitTemplate, { id, revision })
  const before = await api.call(listDrafts, { id })
  await expect(api.call(restoreDraft, { id, version })).rejects.toMatchObject({ code: 'in_review' })
  expect(await api.call(listDrafts, { id })).toEqual(before)
  expect(await api.call(keepDraft, { id, name: '送审的' })).toMatchObject({ name: '送审的' })
  await admin.call(approveTemplate, { id, revision })
  await api.call(restoreDraft, { id, version })
  expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'draft', version: 1, isPublic: true })
  expect(await api.call(getTemplate, { id })).toMatchObject({ version: 1, document: document('送审') })
})

test('another’s history is not there, nor a state under the wrong template; it goes with the template', async () => {
  const { api, id, write } = await anAuthor()
  await write('二', MINUTE)
  const version = (await api.call(listDrafts, { id })).versions[0]?.id ?? ''
  const other = await anAuthor()
  for (const template of [id, other.id]) {
    const answers = await Promise.allSettled([
      other.api.call(getDraft, { id: template, version }),
      other.api.call(nameDraft, { id: template, version, name: 'x' }),
      other.api.call(unnameDraft, { id: template, version }),
      other.api.call(restoreDraft, { id: template, version }),
    ])
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      answers.map(() => 'not_found'),
    )
  }
  await expect(other.api.call(listDrafts, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.api.call(keepDraft, { id, name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  await api.call(removeTemplate, { id })
  const db = server.deps.db
  const left = await db.selectFrom('template_drafts').select('id').where('template_id', '=', id).execute()
  expect(left).toEqual([])
})

test('of two saves on one revision one is let through, and keeps one state', async () => {
  const { api, id } = await anAuthor()
  now += 10 * MINUTE
  const save = (title: string) =>
    api.call(saveTemplate, { id, baseRevision: 1, document: document(title), meta })
  const answers = await Promise.allSettled([save('甲'), save('乙'), save('丙')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored(api, id)).toEqual(['开头'])
})
