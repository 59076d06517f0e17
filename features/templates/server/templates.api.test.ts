import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { createResume, getResume } from '#features/resumes/contract.ts'
import type { CallFailure, Client } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  approveTemplate,
  createTemplate,
  type DraftMeta,
  getMyTemplate,
  getSubmitted,
  getTemplate,
  listMyTemplates,
  listSubmitted,
  listTemplates,
  rejectTemplate,
  removeTemplate,
  saveTemplate,
  submitTemplate,
  type TemplateMeta,
  withdrawTemplate,
} from '../contract.ts'

let server: TestServer
let admin: Client
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = server.as((await aPerson(server.deps, 'admin')).token)
})
afterAll(() => server.stop())

const document = (title: string): Document => ({ ...chanceDocument(3), title })

const meta: TemplateMeta = {
  name: '黛蓝',
  style: 'plain',
  purpose: ['social', 'referral'],
  industry: [],
  job: ['tech'],
  columns: 'one',
  color: 'indigo',
}

const anAuthor = async () => {
  const api = server.as((await aPerson(server.deps)).token)
  const { id } = await api.call(createTemplate, { document: document('一'), meta })
  return { api, id }
}

const published = async () => {
  const { api, id } = await anAuthor()
  now += 1000
  await api.call(submitTemplate, { id, revision: 1 })
  expect(await admin.call(approveTemplate, { id, revision: 1 })).toEqual({ version: 1 })
  return { api, id }
}

describe('a template', () => {
  test('goes from draft through review to everybody', async () => {
    const { api, id } = await anAuthor()
    expect(await api.call(getMyTemplate, { id })).toMatchObject({
      status: 'draft',
      version: 0,
      revision: 1,
      meta,
    })
    await expect(server.as().call(getTemplate, { id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(admin.call(getSubmitted, { id })).rejects.toMatchObject({ code: 'not_found' })
    const asked = { id, revision: 1 }
    expect(await api.call(submitTemplate, asked)).toEqual({ status: 'review' })
    expect(await api.call(submitTemplate, asked)).toEqual({ status: 'review' })
    const waiting = await admin.call(listSubmitted, {})
    expect(waiting.templates.map((one) => one.id)).toContain(id)
    expect((await admin.call(getSubmitted, { id })).document).toEqual(document('一'))
    now += 1000
    expect(await admin.call(approveTemplate, asked)).toEqual({ version: 1 })
    expect(await server.as().call(getTemplate, { id })).toMatchObject({
      id,
      kind: 'resume',
      version: 1,
      meta,
      publishedAt: now,
      document: document('一'),
    })
    const { templates } = await server.as().call(listTemplates, { sort: 'new', limit: 1 })
    expect(templates).toMatchObject([{ id, meta, cover: expect.stringContaining('data-page="1"') }])
    expect((await admin.call(listAudit, { limit: 1 })).entries[0]).toMatchObject({
      action: 'template.approve',
      detail: { id, revision: 1, version: 1 },
    })
  })

  test('stands still in review, and is free again when it is withdrawn', async () => {
    const { api, id } = await anAuthor()
    await api.call(submitTemplate, { id, revision: 1 })
    const change = { id, baseRevision: 1, document: document('二'), meta }
    await expect(api.call(saveTemplate, change)).rejects.toMatchObject({ code: 'in_review' })
    expect(await api.call(withdrawTemplate, { id })).toEqual({ status: 'draft' })
    await expect(api.call(withdrawTemplate, { id })).rejects.toMatchObject({ code: 'not_in_review' })
    expect(await api.call(saveTemplate, change)).toEqual({ revision: 2, savedAt: now })
  })

  test('what is approved is what was looked at', async () => {
    const { api, id } = await anAuthor()
    await api.call(submitTemplate, { id, revision: 1 })
    await api.call(withdrawTemplate, { id })
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('偷换'), meta })
    await api.call(submitTemplate, { id, revision: 2 })
    const seen = { id, revision: 1 }
    await expect(admin.call(approveTemplate, seen)).rejects.toMatchObject({ code: 'not_in_review' })
    await expect(admin.call(rejectTemplate, { ...seen, reason: 'x' })).rejects.toMatchObject({
      code: 'not_in_review',
    })
    await expect(admin.call(approveTemplate, { id: newId(now), revision: 1 })).rejects.toMatchObject({
      code: 'not_found',
    })
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin.call(approveTemplate, { id, revision: 2 })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await server.as().call(getTemplate, { id })).version).toBe(1)
  })

  test('comes back with a reason, which stays until it is submitted again', async () => {
    const { api, id } = await anAuthor()
    await api.call(submitTemplate, { id, revision: 1 })
    await admin.call(rejectTemplate, { id, revision: 1, reason: '标题与正文对比不足' })
    expect(await api.call(getMyTemplate, { id })).toMatchObject({
      status: 'rejected',
      reason: '标题与正文对比不足',
    })
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('改好了'), meta })
    expect(await api.call(getMyTemplate, { id })).toMatchObject({
      status: 'draft',
      reason: '标题与正文对比不足',
    })
    await api.call(submitTemplate, { id, revision: 2 })
    expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'review', reason: null })
  })

  test('edited after it was published is a draft of the next version; the public one stays', async () => {
    const { api, id } = await published()
    await api.call(saveTemplate, {
      id,
      baseRevision: 1,
      document: document('二'),
      meta: { ...meta, name: '新名' },
    })
    expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'draft', version: 1, revision: 2 })
    expect(await server.as().call(getTemplate, { id })).toMatchObject({
      version: 1,
      meta: { name: '黛蓝' },
      document: { title: '一' },
    })
    await api.call(submitTemplate, { id, revision: 2 })
    expect((await server.as().call(getTemplate, { id })).version).toBe(1)
    await admin.call(approveTemplate, { id, revision: 2 })
    expect(await server.as().call(getTemplate, { id })).toMatchObject({
      version: 2,
      meta: { name: '新名' },
      document: { title: '二' },
    })
    expect(await server.as().call(getTemplate, { id, version: 1 })).toMatchObject({
      document: { title: '一' },
    })
    await expect(server.as().call(getTemplate, { id, version: 3 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('what was made from it never changes', async () => {
    const { api, id } = await published()
    const taken = (await server.as().call(getTemplate, { id })) as { document: unknown }
    const user = server.as((await aPerson(server.deps)).token)
    const resume = await user.call(createResume, { document: taken.document, templateId: id })
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('二'), meta })
    await api.call(submitTemplate, { id, revision: 2 })
    await admin.call(approveTemplate, { id, revision: 2 })
    expect(await user.call(getResume, { id: resume.id })).toMatchObject({
      templateId: id,
      revision: 1,
      document: document('一'),
    })
  })
})

describe('its details', () => {
  test('may be missing in a draft, not for review', async () => {
    const { api, id } = await anAuthor()
    const bare = { ...document('空'), sections: [] }
    await api.call(saveTemplate, { id, baseRevision: 1, document: bare, meta: { name: '黛蓝', purpose: [] } })
    const failure = (await api
      .attempt(submitTemplate, { id, revision: 2 })
      .catch((error: unknown) => error)) as CallFailure
    expect(failure).toMatchObject({ status: 422, body: { code: 'meta_incomplete' } })
    expect(failure.body?.issues?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'meta.style',
        'meta.purpose',
        'meta.columns',
        'meta.color',
        'document.sections',
      ]),
    )
    expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'draft' })
  })

  test.each([
    { style: 'baroque' },
    { name: '' },
    { name: 'x'.repeat(41) },
    { price: 0 },
    { job: Array(9).fill('tech') },
  ])('are refused where they are wrong: %j', async (wrong) => {
    const { api, id } = await anAuthor()
    await expect(
      api.call(saveTemplate, { id, baseRevision: 1, document: document('一'), meta: wrong as never }),
    ).rejects.toMatchObject({ code: 'bad_input' })
  })
})

describe('saving', () => {
  test('of many saves on one revision exactly one is taken; the others get what stands there', async () => {
    const { api, id } = await anAuthor()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api
          .attempt(saveTemplate, { id, baseRevision: 1, document: document(String(at)), meta })
          .catch((failure: CallFailure) => errorData(saveTemplate, 'stale_revision', failure.body)),
      ),
    )
    const { document: standing } = await api.call(getMyTemplate, { id })
    expect(answers.filter((answer) => answer && 'savedAt' in answer)).toHaveLength(1)
    const others = answers.filter((answer) => answer && 'document' in answer)
    expect(others).toHaveLength(9)
    for (const other of others) expect(other).toMatchObject({ revision: 2, document: standing, meta })
  })

  test('a broken document, another kind and one too large are refused', async () => {
    const { api, id } = await anAuthor()
    const save = (given: unknown) => api.call(saveTemplate, { id, baseRevision: 1, document: given, meta })
    await expect(save({ schema: 1 })).rejects.toMatchObject({ code: 'invalid_document' })
    await expect(save({ ...document('一'), kind: 'word' })).rejects.toMatchObject({
      code: 'invalid_document',
    })
    await expect(save({ ...document('一'), title: 'x'.repeat(2 ** 21) })).rejects.toMatchObject({
      code: 'document_too_large',
    })
    await expect(api.call(createTemplate, { document: {} })).rejects.toMatchObject({
      code: 'invalid_document',
    })
  })
})

test('begun offline it keeps its id; beginning it again changes nothing and passes no edit for saved', async () => {
  const { id: taken } = await anAuthor()
  const api = server.as((await aPerson(server.deps)).token)
  const made = { id: newId(now), document: document('离线'), meta }
  const first = await api.call(createTemplate, made)
  expect(first.id).toBe(made.id)
  expect(await Promise.all([1, 2, 3].map(() => api.call(createTemplate, made)))).toEqual([
    first,
    first,
    first,
  ])
  expect((await api.call(listMyTemplates, {})).templates).toHaveLength(1)
  const later = await api
    .attempt(createTemplate, { ...made, document: document('离线，又改了') })
    .catch((failure: CallFailure) => errorData(createTemplate, 'stale_revision', failure.body))
  expect(later).toMatchObject({ revision: 1, document: { title: '离线' }, meta })
  await expect(api.call(createTemplate, { ...made, id: taken })).rejects.toMatchObject({ code: 'id_taken' })
})

test('another’s template is not there, also not for an admin outside review', async () => {
  const { api, id } = await published()
  const otherUser = server.as((await aPerson(server.deps)).token)
  for (const other of [otherUser, admin]) {
    const answers = await Promise.allSettled([
      other.call(getMyTemplate, { id }),
      other.call(saveTemplate, { id, baseRevision: 1, document: document('x'), meta }),
      other.call(submitTemplate, { id, revision: 1 }),
      other.call(withdrawTemplate, { id }),
      other.call(removeTemplate, { id }),
    ])
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      Array(5).fill('not_found'),
    )
  }
  await expect(admin.call(getSubmitted, { id })).rejects.toMatchObject({ code: 'not_found' })
  expect((await otherUser.call(listMyTemplates, {})).templates).toEqual([])
  expect((await api.call(listMyTemplates, {})).templates).toMatchObject([{ id, status: 'published' }])
})

test('a draft can be deleted, what was published cannot', async () => {
  const { api, id } = await anAuthor()
  await api.call(removeTemplate, { id })
  await expect(api.call(getMyTemplate, { id })).rejects.toMatchObject({ code: 'not_found' })
  const other = await published()
  await expect(other.api.call(removeTemplate, { id: other.id })).rejects.toMatchObject({
    code: 'already_published',
  })
})

test('fifty are enough, however fast they come', async () => {
  const api = server.as((await aPerson(server.deps)).token)
  const answers = await Promise.allSettled(
    Array.from({ length: 55 }, () => api.call(createTemplate, { document: document('一') })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  await expect(api.call(createTemplate, { document: document('一') })).rejects.toMatchObject({
    code: 'too_many_templates',
  })
})

test('the public list is newest first, page by page, each once', async () => {
  const made: string[] = []
  for (let at = 0; at < 5; at += 1) made.unshift((await published()).id)
  const page = (at: number) => server.as().call(listTemplates, { sort: 'new', page: at, limit: 20 })
  const first = await page(1)
  expect(first.pages).toBe(Math.ceil(first.total / 20))
  const pages = [first]
  for (let at = 2; at <= first.pages; at += 1) pages.push(await page(at))
  const seen = pages.flatMap(({ templates }) => templates.map(({ id }) => id))
  expect(seen.slice(0, 5)).toEqual(made)
  expect(seen).toHaveLength(first.total)
  expect(new Set(seen).size).toBe(seen.length)
  expect((await page(first.pages + 1)).templates).toEqual([])
  const slides = (await server.as().call(listTemplates, { kind: 'ppt', sort: 'new' })).templates
  expect(slides.filter(({ id, kind }) => kind !== 'ppt' || made.includes(id))).toEqual([])
})

test('a document of another kind says other things of itself, and goes the same way', async () => {
  const api = server.as((await aPerson(server.deps)).token)
  const word = { ...document('租房合同'), kind: 'word' as const }
  const { id } = await api.call(createTemplate, { document: word, meta })
  await expect(api.call(submitTemplate, { id, revision: 1 })).rejects.toMatchObject({
    code: 'meta_incomplete',
  })
  const look = { name: '租房合同', style: 'plain', color: 'ink', tags: ['租房'] } satisfies DraftMeta
  const contract = { ...look, category: 'contract' } satisfies DraftMeta
  const wrong = { ...look, category: 'defence' } satisfies DraftMeta
  await api.call(saveTemplate, { id, baseRevision: 1, document: word, meta: wrong })
  await expect(api.call(submitTemplate, { id, revision: 2 })).rejects.toMatchObject({
    issues: [{ path: 'meta.category' }],
  })
  await api.call(saveTemplate, { id, baseRevision: 2, document: word, meta: contract })
  now += 1000
  await api.call(submitTemplate, { id, revision: 3 })
  expect((await admin.call(getSubmitted, { id })).meta).toEqual(contract)
  await admin.call(approveTemplate, { id, revision: 3 })
  expect(await server.as().call(getTemplate, { id })).toMatchObject({
    kind: 'word',
    meta: contract,
    price: 0,
  })
  const { templates } = await server.as().call(listTemplates, { kind: 'word', tag: '租房', sort: 'new' })
  expect(templates[0]?.id).toBe(id)
})
