import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import {
  changeModel,
  createModel,
  deleteModel,
  ENVIRONMENT,
  listAdminModels,
  MAX_MODELS,
  orderModels,
  testModel,
} from '#features/ai/admin-contract.ts'
import { BUILT_IN, listModels } from '#features/ai/contract.ts'
import { failing } from '#test/kit/accounts.ts'
import { aModel, aPayer, aSettings, wholeRun } from '#test/kit/ai-runs.ts'
import { delta, spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { tryModel } from './try-model.ts'

const KEY = 'sk-a-very-secret-key-1234'

let server: TestServer
let upstream: Upstream
let admin: ReturnType<TestServer['as']>
beforeAll(async () => {
  upstream = await startUpstream({ acts: spoken('{"ok":true}') })
  server = await startServer({
    env: {
      AI_BASE_URL: upstream.url,
      AI_API_KEY: 'sk-of-the-environment',
      AI_MODEL: 'environment-model',
      AI_NAME: '环境里的模型',
      AI_PRICE: '3',
    },
  })
  admin = server.as((await aPerson(server.deps, 'admin')).token)
})
afterAll(async () => {
  await server?.stop()
  await upstream?.stop()
})

const ours = async () =>
  (await admin.call(listAdminModels, {})).models.filter((one) => !one.isFromEnvironment)
const rowOf = (id: string) =>
  server.deps.db.selectFrom('ai_models').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a key goes in and never comes out: not to admins, not into the database, not into the audit', async () => {
  const made = await admin.call(createModel, { ...aSettings({ baseUrl: upstream.url }), apiKey: KEY })
  expect(made).toMatchObject({ key: 'kept', isFromEnvironment: false, name: '测试模型' })
  const changed = await admin.call(changeModel, { id: made.id, name: '改过名' })
  const answers = [
    made,
    changed,
    await admin.call(listAdminModels, {}),
    await admin.call(testModel, { id: made.id }),
    await admin.call(listModels, {}),
    await admin.call(listAudit, {}),
    await rowOf(made.id),
  ]
  expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${KEY}|sk-of-the-environment|"apiKey":"sk`))
  expect(upstream.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(await admin.call(changeModel, { id: made.id, apiKey: null })).toMatchObject({ key: 'none' })
  await admin.call(testModel, { id: made.id })
  expect(upstream.calls.at(-1)?.headers.authorization).toBeUndefined()
  await admin.call(deleteModel, { id: made.id })
})

test('a key does not follow its model to another server', async () => {
  const id = await aModel(server, { baseUrl: upstream.url })
  const elsewhere = { id, baseUrl: 'https://elsewhere.example/v1' }
  expect(await failing(admin.call(changeModel, elsewhere))).toBe('key_needed')
  expect(await admin.call(changeModel, { id, baseUrl: `${upstream.url}/deeper/` })).toMatchObject({
    baseUrl: `${upstream.url}/deeper`,
    key: 'kept',
  })
  expect(await admin.call(changeModel, { ...elsewhere, apiKey: 'sk-new' })).toMatchObject({ key: 'kept' })
  await admin.call(deleteModel, { id })
})

test('a key sealed with another SECRET_KEY is reported as unreadable, and its model is not offered', async () => {
  const id = await aModel(server, { baseUrl: upstream.url })
  await server.deps.db
    .updateTable('ai_models')
    // To who opens it, sealed by another key or for something else is the same.
    .set({ api_key: server.deps.seal.close(KEY, 'something else') })
    .where('id', '=', id)
    .execute()
  expect((await ours()).find((one) => one.id === id)?.key).toBe('unreadable')
  const payer = await aPayer(server, 10)
  const { models } = await server.as(payer.token).call(listModels, {})
  expect(models.map((one) => one.id)).not.toContain(id)
  expect((await wholeRun(server, payer.token, { model: id })).body.code).toBe('unknown_model')
  const called = upstream.calls.length
  expect(await admin.call(testModel, { id })).toMatchObject({ failure: 'refused' })
  expect(upstream.calls.length).toBe(called)
  expect(await admin.call(changeModel, { id, apiKey: KEY })).toMatchObject({ key: 'kept' })
  await admin.call(deleteModel, { id })
})

test('a sealed key that is moved into another row opens nothing there', async () => {
  const [one, other] = [await aModel(server), await aModel(server)]
  const { api_key } = await rowOf(one)
  await server.deps.db.updateTable('ai_models').set({ api_key }).where('id', '=', other).execute()
  expect((await ours()).map(({ key }) => key)).toEqual(['kept', 'unreadable'])
  for (const id of [one, other]) await admin.call(deleteModel, { id })
})

test('models are in the chosen order; models that are not named come last', async () => {
  const ids = [await aModel(server), await aModel(server), await aModel(server)]
  const [first = '', second = '', third = ''] = ids
  const { models } = await admin.call(orderModels, { ids: [third, first, 'nothing-of-the-sort'] })
  expect(models.map((one) => one.id)).toEqual([third, first, second, ENVIRONMENT])
  const { models: seen } = await server.as((await aPayer(server, 20)).token).call(listModels, {})
  expect(seen.map((one) => one.id)).toEqual([third, first, second, ENVIRONMENT, BUILT_IN])
  for (const id of ids) await admin.call(deleteModel, { id })
  expect(await failing(admin.call(deleteModel, { id: first }))).toBe('not_found')
})

test('users see free and open models first, with their own prices and without addresses and keys', async () => {
  const narrow = await aModel(server, { baseUrl: upstream.url, prices: { translate: 9 } })
  const visitor = await server.as().call(listModels, {})
  expect(visitor.balance).toBeNull()
  expect(visitor.models.map(({ id, closed }) => [id, closed])).toEqual([
    [BUILT_IN, null],
    [narrow, 'signed_out'],
    [ENVIRONMENT, 'signed_out'],
  ])
  const poor = await server.as((await aPayer(server, 3)).token).call(listModels, {})
  expect(poor.models.map(({ id, prices }) => [id, prices.translate, prices.improve])).toEqual([
    [ENVIRONMENT, 3, 3],
    [BUILT_IN, 0, 0],
    [narrow, 9, undefined],
  ])
  const member = await server.as((await aPerson(server.deps, 'member')).token).call(listModels, {})
  expect(member.models.find(({ id }) => id === ENVIRONMENT)).toMatchObject({
    name: '环境里的模型',
    prices: { draft: 0 },
  })
  expect(JSON.stringify([visitor, poor, member])).not.toMatch(/127\.0\.0\.1|environment-model|sk-/)
  const english = await server.as(undefined, 'en').call(listModels, {})
  expect(english.models[0]).toMatchObject({ id: BUILT_IN, isBuiltIn: true, name: 'Built-in engine' })
  await admin.call(deleteModel, { id: narrow })
})

test('a test reports its result without the key', async () => {
  const id = ENVIRONMENT
  expect(await admin.call(testModel, { id })).toMatchObject({
    failure: null,
    status: 200,
    said: '{"ok":true}',
  })
  const echo = {
    error: { message: 'Incorrect API key provided: sk-of-the-environment', type: 'invalid_request_error' },
  }
  upstream.next({ status: 401, acts: [JSON.stringify(echo)] })
  expect(await admin.call(testModel, { id })).toMatchObject({
    failure: 'refused',
    status: 401,
    said: 'Incorrect API key provided: …',
  })
  upstream.next({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, acts: [] })
  expect(await admin.call(testModel, { id })).toMatchObject({ failure: 'refused', status: 302 })
  upstream.next({ acts: [delta('x'.repeat(5000)), 'hang'] })
  expect((await admin.call(testModel, { id })).said).toHaveLength(200)
  const nowhere = await aModel(server, { baseUrl: 'http://127.0.0.1:9/v1' })
  expect(await admin.call(testModel, { id: nowhere })).toMatchObject({ failure: 'unreachable', status: null })
  await admin.call(deleteModel, { id: nowhere })
})

/** As the call does, without its limit. */
const tried = (id: string) => tryModel(server.deps, id, new AbortController().signal)

test('a service that is not a model shows its status and nothing of its answer', async () => {
  const id = await aModel(server, { baseUrl: upstream.url })
  const bodies: unknown[] = [
    { error: 'INNER' },
    { error: { message: 'INNER' } },
    { error: { message: 'INNER', code: 7, credentials: { token: 'INNER' } } },
    { error: { message: { INNER: 1 }, type: 'x' } },
    { object: 'error', message: 'INNER' },
    { message: 'INNER', code: 'x' },
    { kind: 'Status', message: 'INNER' },
    { AccessKeyId: 'INNER', Token: 'INNER' },
    '<title>INNER</title>',
    'INNER\n',
  ]
  for (const status of [200, 400, 500])
    for (const body of bodies) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      upstream.next({ status, headers: { 'content-type': 'application/json' }, acts: [text] })
      const came = await tried(id)
      expect(came, `${status} ${text}`).toMatchObject({ said: '', isAddressRefused: false })
    }
  upstream.next({
    status: 404,
    acts: [JSON.stringify({ error: { message: `no\nsuch ${'x'.repeat(900)}`, code: 'model_not_found' } })],
  })
  const { said } = await tried(id)
  expect(said).toMatch(/^no such x+$/)
  expect(said).toHaveLength(200)
  await admin.call(deleteModel, { id })
})

test('internal addresses are neither saved nor connected to, in any spelling', async () => {
  const id = await aModel(server, { baseUrl: upstream.url })
  for (const host of [
    '169.254.169.254',
    '2852039166',
    '0xa9.0xfe.0xa9.0xfe.',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '100.100.100.200',
    '0.0.0.0',
    '[::]',
    'metadata.google.internal.',
  ]) {
    const baseUrl = `http://${host}/v1`
    expect(await failing(admin.call(createModel, aSettings({ baseUrl }))), host).toBe('address_refused')
    expect(await failing(admin.call(changeModel, { id, baseUrl, apiKey: KEY })), host).toBe('address_refused')
    // As an earlier version may have stored it.
    await server.deps.db.updateTable('ai_models').set({ base_url: baseUrl }).where('id', '=', id).execute()
    expect(await tried(id), host).toMatchObject({
      failure: 'refused',
      status: null,
      isAddressRefused: true,
      said: '',
    })
  }
  await admin.call(deleteModel, { id })
})

test('there are a hundred models at most', async () => {
  const id = await aModel(server)
  const row = await rowOf(id)
  const more = Array.from({ length: MAX_MODELS - 1 }, (_, at) => ({
    ...row,
    id: `${id.slice(0, 17)}${100 + at}`,
  }))
  await server.deps.db.insertInto('ai_models').values(more).execute()
  expect(await failing(admin.call(createModel, aSettings()))).toBe('too_many_models')
  await server.deps.db.deleteFrom('ai_models').execute()
})

test('invalid addresses and addresses with a secret are refused', async () => {
  for (const baseUrl of [
    'file:///etc/passwd',
    'ftp://x',
    'https://me:pw@host/v1',
    'https://host/v1?key=1',
    'host',
    '',
  ])
    expect(await failing(admin.call(createModel, aSettings({ baseUrl }))), baseUrl).toBe('bad_input')
})
