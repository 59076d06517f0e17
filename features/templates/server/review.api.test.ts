import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { listAudit } from '#features/admin/contract.ts'
import { createResume, getResume } from '#features/resumes/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Document } from '#packages/document/schema.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { startSmtp, wordsOf } from '#test/kit/smtp.ts'
import {
  approveTemplate,
  countSubmitted,
  countTemplateView,
  createTemplate,
  getMyTemplate,
  getSubmitted,
  getTemplate,
  listMyTemplates,
  listSubmitted,
  listTemplates,
  markTemplate,
  rejectTemplate,
  saveTemplate,
  similarTemplates,
  submitTemplate,
  type TemplateMeta,
  takeDownTemplate,
  withdrawTemplate,
} from '../contract.ts'
import { seedTemplates } from './gallery/seed.ts'

let server: TestServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
let admin: Client
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startServer({ now: () => now, env: { SMTP_URL: smtp.url } })
  admin = server.as((await aPerson(server.deps, 'admin')).token)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

const document = (title: string): Document => ({ ...chanceDocument(3), title })
const meta: TemplateMeta = {
  name: '黛蓝',
  style: 'plain',
  purpose: ['social'],
  industry: [],
  job: ['tech'],
  columns: 'one',
  color: 'indigo',
}
const REASON = '标题孤行：\n第 1 页末尾'

const submitted = async () => {
  const person = await aPerson(server.deps)
  const api = server.as(person.token)
  const { id } = await api.call(createTemplate, { document: document('一'), meta })
  now += 1000
  await api.call(submitTemplate, { id, revision: 1 })
  return { ...person, api, id }
}
const published = async () => {
  const author = await submitted()
  now += 1000
  await admin.call(approveTemplate, { id: author.id, revision: 1 })
  return author
}
const waitingIds = async (page: { after?: string; limit?: number } = {}) => {
  const { templates, next } = await admin.call(listSubmitted, page)
  return { ids: templates.map(({ id }) => id), next }
}
const isListed = async (id: string) =>
  (await server.as().call(listTemplates, { sort: 'new', limit: 20 })).templates.some((row) => row.id === id)
const missing = { code: 'not_found' }

describe('the queue', () => {
  test('has who waits longest first, page by page, with author, first page and number', async () => {
    const first = await submitted()
    const second = await submitted()
    const third = await submitted()
    // Taken back and asked for again: at the end of the queue.
    await first.api.call(withdrawTemplate, { id: first.id })
    now += 1000
    await first.api.call(submitTemplate, { id: first.id, revision: 1 })
    const order = [second.id, third.id, first.id]
    expect((await waitingIds()).ids).toEqual(order)
    expect(await admin.call(countSubmitted, {})).toEqual({ waiting: 3 })
    const { ids, next } = await waitingIds({ limit: 2 })
    expect(ids).toEqual(order.slice(0, 2))
    expect(await waitingIds({ limit: 2, after: next ?? '' })).toEqual({ ids: order.slice(2), next: null })

    const [row] = (await admin.call(listSubmitted, { limit: 1 })).templates
    expect(row).toMatchObject({
      author: { id: second.userId, nickname: '林知夏' },
      cover: expect.stringContaining('data-page="1"'),
      version: 0,
      isPublic: false,
    })
    expect(await admin.call(getSubmitted, { id: second.id })).toMatchObject({
      author: { id: second.userId, nickname: '林知夏' },
      former: null,
    })
    for (const { id } of [first, second, third])
      await admin.call(rejectTemplate, { id, revision: 1, reason: '清空' })
    expect(await admin.call(countSubmitted, {})).toEqual({ waiting: 0 })
  })

  test('shows a next version beside the one that it is to follow', async () => {
    const { api, id } = await published()
    const next = { ...meta, name: '新名' }
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('二'), meta: next })
    await api.call(submitTemplate, { id, revision: 2 })
    expect(await admin.call(getSubmitted, { id })).toMatchObject({
      meta: { name: '新名' },
      document: { title: '二' },
      version: 1,
      isPublic: true,
      former: { version: 1, meta: { name: '黛蓝' }, document: { title: '一' } },
    })
    await admin.call(approveTemplate, { id, revision: 2 })
  })
})

test.each(['', '   ', 'x'.repeat(501), 'a\u0007b'])(
  'a reason says something, in 500 characters: %j',
  async (reason) => {
    const { id } = await submitted()
    const refused = { code: 'bad_input' }
    await expect(admin.call(rejectTemplate, { id, revision: 1, reason })).rejects.toMatchObject(refused)
    await expect(admin.call(takeDownTemplate, { id, reason })).rejects.toMatchObject(refused)
    await admin.call(rejectTemplate, { id, revision: 1, reason: 'x'.repeat(500) })
  },
)

describe('what is taken down', () => {
  test('is gone for everybody, and its versions stay for who made it', async () => {
    const { api, id } = await published()
    const unknownAddress = server.as((await aPerson(server.deps)).token)
    const resume = await unknownAddress.call(createResume, { document: document('一'), templateId: id })
    expect(await isListed(id)).toBe(true)
    now += 1000
    await admin.call(takeDownTemplate, { id, reason: REASON })
    expect((await admin.call(listAudit, { limit: 1 })).entries[0]).toMatchObject({
      action: 'template.take_down',
      detail: { id, version: 1, reason: REASON },
    })

    expect(await isListed(id)).toBe(false)
    for (const who of [server.as(), unknownAddress, admin, api])
      await expect(who.call(getTemplate, { id })).rejects.toMatchObject(missing)
    for (const who of [server.as(), unknownAddress, admin])
      await expect(who.call(getTemplate, { id, version: 1 })).rejects.toMatchObject(missing)
    await expect(unknownAddress.call(markTemplate, { id, liked: true })).rejects.toMatchObject(missing)
    await expect(server.as().call(countTemplateView, { id })).rejects.toMatchObject(missing)
    const [other] = ownTemplates()
    const { templates } = await server.as().call(similarTemplates, { id: other?.id ?? '', limit: 12 })
    expect(templates.map((row) => row.id)).not.toContain(id)
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain(id)
    expect((await fetch(`${server.url}/resume/${id}`)).status).toBe(404)

    expect(await api.call(getTemplate, { id, version: 1 })).toMatchObject({ document: { title: '一' } })
    const state = { status: 'rejected', reason: REASON, version: 1, isPublic: false }
    expect(await api.call(getMyTemplate, { id })).toMatchObject(state)
    expect((await api.call(listMyTemplates, {})).templates).toMatchObject([{ id, ...state }])
    expect(await unknownAddress.call(getResume, { id: resume.id })).toMatchObject({ templateId: id })
  })

  test('can be mended and submitted; approved, it is published as the next version', async () => {
    const { api, id } = await published()
    await admin.call(takeDownTemplate, { id, reason: REASON })
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('改好'), meta })
    expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'draft', reason: REASON })
    await api.call(submitTemplate, { id, revision: 2 })
    expect(await admin.call(getSubmitted, { id })).toMatchObject({ isPublic: false, former: { version: 1 } })
    now += 1000
    expect(await admin.call(approveTemplate, { id, revision: 2 })).toEqual({ version: 2 })
    expect(await server.as().call(getTemplate, { id })).toMatchObject({ version: 2 })
    expect(await isListed(id)).toBe(true)
  })

  test('takes its next version out of review with it', async () => {
    const { api, id } = await published()
    await api.call(saveTemplate, { id, baseRevision: 1, document: document('二'), meta })
    await api.call(submitTemplate, { id, revision: 2 })
    await admin.call(takeDownTemplate, { id, reason: REASON })
    await expect(admin.call(approveTemplate, { id, revision: 2 })).rejects.toMatchObject({
      code: 'not_in_review',
    })
    expect((await waitingIds()).ids).not.toContain(id)
  })

  test('was public: only that can be taken down, and only once', async () => {
    const { id } = await submitted()
    const down = (one: string) => admin.call(takeDownTemplate, { id: one, reason: REASON })
    await expect(down(id)).rejects.toMatchObject({ code: 'not_public' })
    await expect(down(newId(now))).rejects.toMatchObject(missing)
    await admin.call(rejectTemplate, { id, revision: 1, reason: REASON })
    const other = await published()
    const answers = await Promise.allSettled([1, 2, 3].map(() => down(other.id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('stays down over a start of the server, also when its file has changed', async () => {
    const db = server.deps.db
    const id = ownTemplates().at(3)?.id ?? ''
    await admin.call(takeDownTemplate, { id, reason: REASON })
    await db.updateTable('template_files').set({ hash: 'another' }).where('template_id', '=', id).execute()
    await seedTemplates(server.deps)
    await seedTemplates(server.deps)
    await expect(server.as().call(getTemplate, { id })).rejects.toMatchObject(missing)
    expect(await isListed(id)).toBe(false)
    const row = await db.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'rejected', reason: REASON, published_at: null, version: 2 })
  })
})

describe('its author is told', () => {
  test('in their language, with the reason and the way on', async () => {
    const { api, id, email } = await submitted()
    await admin.call(rejectTemplate, { id, revision: 1, reason: REASON })
    const rejected = await smtp.emailTo(email, 1)
    expect(wordsOf(rejected)).toContain('「黛蓝」这次没有通过审核')
    expect(wordsOf(rejected)).toContain('> 标题孤行：\n> 第 1 页末尾')
    expect(wordsOf(rejected)).toContain(`/createTemplate/designer?id=${id}`)
    expect(wordsOf(rejected, 'text/html')).toContain('标题孤行：<br>第 1 页末尾')

    await api.call(changeAccount, { language: 'en' })
    await api.call(submitTemplate, { id, revision: 1 })
    await admin.call(approveTemplate, { id, revision: 1 })
    const approved = wordsOf(await smtp.emailTo(email, 2))
    expect(approved).toContain('“黛蓝” was approved')
    expect(approved).toContain(`/resume/${id}`)
    await admin.call(takeDownTemplate, { id, reason: '<b>与已有模板雷同</b>' })
    const down = await smtp.emailTo(email, 3)
    expect(wordsOf(down)).toContain('> <b>与已有模板雷同</b>')
    expect(wordsOf(down, 'text/html')).toContain('&lt;b&gt;与已有模板雷同&lt;/b&gt;')
  })

  test('nobody reads the letters of the house', async () => {
    const before = smtp.emails.length
    const id = ownTemplates().at(4)?.id ?? ''
    await admin.call(takeDownTemplate, { id, reason: REASON })
    const { email } = await submitted().then(async (author) => {
      await admin.call(rejectTemplate, { id: author.id, revision: 1, reason: REASON })
      return author
    })
    await smtp.emailTo(email)
    const owner = await server.deps.db
      .selectFrom('templates')
      .select('owner')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(owner).toEqual({ owner: SYSTEM_USER_ID })
    expect(smtp.emails.slice(before).map(({ to }) => to)).toEqual([[email]])
  })

  test('what was decided stands where the letter cannot be sent', async () => {
    const { send } = server.deps.mail
    server.deps.mail.send = () => Promise.reject(new Error('no mail today'))
    try {
      const { api, id } = await published()
      await admin.call(takeDownTemplate, { id, reason: REASON })
      expect(await api.call(getMyTemplate, { id })).toMatchObject({ status: 'rejected', isPublic: false })
    } finally {
      server.deps.mail.send = send
    }
  })
})

test('an author sees how each template is received', async () => {
  const { api, id } = await published()
  const reader = server.as((await aPerson(server.deps)).token)
  await reader.call(markTemplate, { id, liked: true, favourite: true })
  await reader.call(countTemplateView, { id })
  const numbers = { views: 1, likes: 1, favourites: 1, uses: 0 }
  expect((await api.call(listMyTemplates, {})).templates).toMatchObject([{ id, isPublic: true, ...numbers }])
})
