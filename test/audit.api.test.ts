import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverSlices } from '#apps/server/slices.ts'
import { getMoney } from '#features/admin/money-contract.ts'
import { reportComment, writeComment } from '#features/comments/contract.ts'
import { createBatch } from '#features/orders/admin-contract.ts'
import { getAgreement } from '#features/site/agreements-contract.ts'
import { getWebCode } from '#features/site/pages-contract.ts'
import { getSiteTexts } from '#features/site/texts-contract.ts'
import { createTemplate, submitTemplate, type TemplateMeta } from '#features/templates/contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { newId } from '#packages/api/new-id.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { aModel, aSettings } from './kit/ai-runs.ts'
import { aPaidOrder } from './kit/orders.ts'
import { aPerson } from './kit/people.ts'
import { painted } from './kit/pictures.ts'
import { aPublishedTemplate } from './kit/published.ts'
import { startServer, type TestServer } from './kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { PAYMENT: 'sandbox' } })
})
afterAll(() => server.stop())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const freshId = () => newId(server.deps.now())

const aUser = async () => (await aPerson(server.deps)).userId

const aSubmittedTemplate = async () => {
  const { token } = await aPerson(server.deps)
  const meta: TemplateMeta = {
    name: '松烟',
    style: 'plain',
    purpose: ['social'],
    industry: [],
    job: [],
    columns: 'one',
    color: 'ink',
  }
  const api = server.as(token)
  const { id } = await api.call(createTemplate, {
    document: sampleDocument(personOf('engineer', 'zh')),
    meta,
  })
  await api.call(submitTemplate, { id, revision: 1 })
  return id
}

const aReportedComment = async () => {
  const [writer, reader] = [await aPerson(server.deps), await aPerson(server.deps)]
  const target = { kind: 'resume' as const, id: await aPublishedTemplate(server.deps, writer.userId) }
  const { id } = await server.as(writer.token).call(writeComment, { ...target, body: '加我' })
  await server.as(reader.token).call(reportComment, { id, reason: 'spam' })
  return id
}

type Admin = ReturnType<TestServer['as']>

/** Every call by which an admin changes something, with an input that changes something. */
const inputs: Record<string, (admin: Admin) => Promise<Record<string, unknown>>> = {
  'PUT /site/switches': async () => ({ open_sponsor: true }),
  'PUT /site/route-rules': async () => ({ rules: [{ from: '/old', to: '/resume' }] }),
  'PUT /site/pages/web-code': async (admin) => ({
    baseRevision: (await admin.call(getWebCode, {})).revision,
    content: null,
  }),
  'PUT /site/texts': async (admin) => {
    const { texts, revision } = await admin.call(getSiteTexts, {})
    return { base: revision, texts: { ...texts, name: { zh: '另一个名字' } } }
  },
  'PUT /site/agreements/:name': async (admin) => ({
    name: 'terms',
    baseVersion: (await admin.call(getAgreement, { name: 'terms' })).version,
    text: null,
  }),
  'POST /admin/templates/:id/approve': async () => ({ id: await aSubmittedTemplate(), revision: 1 }),
  'PUT /admin/templates/:id/cover/:version': async () => ({
    id: await aPublishedTemplate(server.deps, await aUser()),
    version: 1,
    file: new Blob([new Uint8Array(await painted(794, 1123))], { type: 'image/png' }),
  }),
  'POST /admin/templates/:id/reject': async () => ({
    id: await aSubmittedTemplate(),
    revision: 1,
    reason: '太挤',
  }),
  'POST /admin/templates/:id/take-down': async () => ({
    id: await aPublishedTemplate(server.deps, await aUser()),
    reason: '雷同',
  }),
  'POST /admin/comments/:id/hide': async () => ({ id: await aReportedComment(), reason: 'spam' }),
  'POST /admin/comments/:id/restore': async () => ({ id: await aReportedComment() }),
  'POST /admin/comments/:id/dismiss': async () => ({ id: await aReportedComment() }),
  'POST /admin/orders/:id/refund': async () => ({
    id: (await aPaidOrder(server.deps, await aUser())).id,
    reason: '买错了',
  }),
  'POST /admin/redeem-batches': async () => ({
    name: '一批',
    gift: { what: 'points', points: 5 },
    count: 2,
    expiresAt: null,
  }),
  'POST /admin/redeem-batches/:id/revoke': async (admin) => {
    const batch = { name: '一批', gift: { what: 'points', points: 5 }, count: 2, expiresAt: null } as const
    return { id: (await admin.call(createBatch, batch)).batch.id }
  },
  'POST /admin/ai/models': async () => aSettings(),
  'PATCH /admin/ai/models/:id': async () => ({ id: await aModel(server), name: '另一个名字' }),
  'DELETE /admin/ai/models/:id': async () => ({ id: await aModel(server) }),
  'PUT /admin/ai/models/order': async () => ({ ids: [await aModel(server)] }),
  'POST /admin/ai/models/:id/test': async () => ({ id: await aModel(server) }),
  'POST /admin/users/:id/ban': async () => ({ id: await aUser(), reason: '广告' }),
  'POST /admin/users/:id/unban': async () => ({ id: await aUser(), reason: '误会' }),
  'POST /admin/users/:id/points': async () => ({
    id: await aUser(),
    grant: freshId(),
    amount: 5,
    note: '补偿',
  }),
  'POST /admin/users/:id/days': async () => ({
    id: await aUser(),
    grant: freshId(),
    plan: 'month',
    days: 3,
    note: '活动',
  }),
  'PUT /admin/users/:id/admin': async () => ({ id: await aUser(), isAdmin: true }),
  'PUT /admin/money': async (admin) => {
    const { money, revision } = await admin.call(getMoney, {})
    return { base: revision, money: { ...money, recommended: null } }
  },
  'PUT /admin/template-prices/:id': async () => ({
    id: await aPublishedTemplate(server.deps, await aUser(), { kind: 'word' }),
    points: 9,
  }),
  'POST /admin/system/mail': async () => ({}),
  'POST /admin/system/storage': async () => ({}),
}

const entriesOf = (userId: string) =>
  server.deps.db.selectFrom('audit_log').select(['id', 'detail']).where('user_id', '=', userId).execute()

test('every change by an admin is recorded under the admin’s name', async () => {
  const endpoints = serverSlices
    .flatMap((slice) => slice.routes?.(server.deps) ?? [])
    .map(({ endpoint }) => endpoint)
    .filter(({ auth, method }) => auth === 'admin' && method !== 'GET')
  expect(endpoints.map(nameOf).sort()).toEqual(Object.keys(inputs).sort())
  const { userId, token } = await aPerson(server.deps, 'admin')
  const admin = server.as(token)
  for (const e of endpoints) {
    const input = await inputs[nameOf(e)]?.(admin)
    const before = await entriesOf(userId)
    await admin.call(e, input as never)
    const after = await entriesOf(userId)
    expect(after.length, nameOf(e)).toBe(before.length + 1)
    // Accounts are recorded by id, so that no personal data outlives the account.
    expect(after.map(({ detail }) => detail).join(), nameOf(e)).not.toMatch(/person\d+-\d+@example\.com/)
  }
})
