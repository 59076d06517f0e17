import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverSlices } from '#apps/server/slices.ts'
import { type Endpoint, endpoint } from '#packages/api/endpoint.ts'
import { AppError } from '#packages/api/errors.ts'
import { route } from '#packages/api/route.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

const base = {
  method: 'POST',
  auth: 'anyone',
  input: z.strictObject({ text: z.string() }),
  reply: z.object({}),
} as const
const odd = {
  leaks: endpoint({ ...base, path: '/odd/leaks', summary: 'returns more than it says' }),
  throws: endpoint({ ...base, path: '/odd/throws', summary: 'fails' }),
  undeclared: endpoint({ ...base, path: '/odd/undeclared', summary: 'an error outside its catalogue' }),
  streams: endpoint({ ...base, path: '/odd/streams', summary: 'text in chunks', answers: 'stream' }),
  file: endpoint({ ...base, path: '/odd/file', summary: 'a download', answers: 'file' }),
  stale: endpoint({
    ...base,
    path: '/odd/stale',
    summary: 'an error that carries data',
    errors: { stale: { status: 409, zh: '旧', en: 'stale', data: z.object({ revision: z.int() }) } },
  }),
  small: endpoint({
    ...base,
    path: '/odd/small',
    summary: 'has its own words for what is too large',
    errors: { odd_too_large: { status: 413, zh: '太大', en: 'too large' } },
    bodyLimit: 100,
  }),
  limited: endpoint({
    ...base,
    path: '/odd/limited',
    summary: 'three calls',
    limit: { calls: 3, seconds: 60 },
  }),
}

const oddSlice: ServerSlice = {
  name: 'odd',
  routes: () => [
    route(odd.leaks, () => ({ password: 'hunter2' }) as object as Record<string, never>),
    route(odd.throws, () => {
      throw new Error('connect postgres://user:secret@host')
    }),
    route(odd.undeclared, () => {
      throw new AppError('never_heard_of')
    }),
    route(odd.stale, ({ text }) => {
      throw new AppError('stale', { data: { revision: text === 'odd' ? 'three' : 3, secret: 'hunter2' } })
    }),
    route(odd.small, () => ({})),
    route(odd.streams, async function* () {
      yield '花'
      yield '笺'
    }),
    route(odd.file, () => ({ name: '简历.pdf', type: 'application/pdf', body: Buffer.from('PDF') })),
    route(odd.limited, () => ({})),
  ],
}

let server: TestServer
let endpoints: readonly Endpoint[]
beforeAll(async () => {
  server = await startServer({ slices: [oddSlice] })
  endpoints = serverSlices.flatMap((slice) => slice.routes?.(server.deps) ?? []).map(({ endpoint: e }) => e)
})
afterAll(() => server.stop())

const send = (e: Endpoint, headers: Record<string, string> = {}, body: unknown = {}) =>
  fetch(`${server.url}/api${e.path.replace(/:\w+/g, 'x')}`, {
    method: e.method,
    headers: {
      'x-api-version': 'v2',
      ...(e.method === 'GET' || e.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(e.method === 'GET' || e.method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  })

describe('every endpoint', () => {
  test('is in the OpenAPI document, with its errors', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
    for (const e of endpoints) {
      const operation = document.paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()]
      expect(operation, `${e.method} ${e.path}`).toMatchObject({ summary: e.summary, 'x-auth': e.auth })
      for (const code of Object.keys(e.errors)) expect(JSON.stringify(operation.responses)).toContain(code)
    }
  })

  test('needs x-api-version v2, save the named ones', async () => {
    for (const e of endpoints)
      for (const version of ['', 'v1']) {
        const response = await send(e, { 'x-api-version': version })
        const refused = response.status === 400 && (await response.json()).code === 'bad_api_version'
        expect(refused, `${e.method} ${e.path} with ${version || 'no'} version`).toBe(!e.anyVersion)
      }
    expect(endpoints.filter((e) => e.anyVersion).map((e) => e.path)).toEqual([
      '/health',
      '/auth/providers/:provider/callback',
      '/orders/notices/:provider',
    ])
  })

  test('refuses strangers with 401 and lesser roles with 403, in both languages', async () => {
    const { token } = await aPerson(server.deps)
    for (const e of endpoints.filter((one) => one.auth !== 'anyone')) {
      const response = await send(e)
      expect(response.status, e.path).toBe(401)
      expect(await response.json()).toEqual({ code: 'signed_out', message: '登录状态已过期，需要重新登录' })
      expect((await send(e, { authorization: 'Bearer made-up' })).status).toBe(401)
      expect((await send(e, { cookie: `token=${token}` })).status, 'the cookie alone opens nothing').toBe(401)
      if (e.auth === 'user') continue
      const user = await send(e, { authorization: `Bearer ${token}`, 'accept-language': 'en' })
      expect(user.status, e.path).toBe(403)
      expect(await user.json()).toEqual({ code: 'forbidden', message: 'You may not use this resource.' })
    }
  })

  test('answers unknown fields and rubbish with a clear error, never with 500', async () => {
    const { token } = await aPerson(server.deps, 'admin')
    const authorization = `Bearer ${token}`
    for (const e of endpoints.filter((one) => one.method !== 'GET' && one.method !== 'DELETE')) {
      for (const body of ['[1]', '"x"', 'null', '{', ''])
        expect(
          (await fetch(`${server.url}/api${e.path}`, {
            method: e.method,
            headers: { 'x-api-version': 'v2', authorization, 'content-type': 'application/json' },
            body,
          }).then((r) => r.status)) < 500,
          `${e.path} ${body}`,
        ).toBe(true)
    }
  })
})

describe('boundaries', () => {
  test('an unknown path of the API is a JSON 404', async () => {
    const response = await fetch(`${server.url}/api/nothing`, { headers: { 'x-api-version': 'v2' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'not_found', message: '服务器资源不存在' })
  })

  test('a wrong input says where', async () => {
    const response = await send(odd.leaks, {}, { text: 5, extra: 1 })
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body).toMatchObject({ code: 'bad_input', message: '请求参数有误' })
    expect(body.issues).toContainEqual(expect.objectContaining({ path: 'text' }))
  })

  test('a body over the limit, another content type and broken JSON have words of their own', async () => {
    expect(await (await send(odd.leaks, {}, { text: 'x'.repeat(1024 * 1024 + 1) })).json()).toMatchObject({
      code: 'too_large',
    })
    expect(await (await send(odd.small, {}, { text: 'x'.repeat(200) })).json()).toEqual({
      code: 'odd_too_large',
      message: '太大',
    })
    for (const type of ['application/xml', 'image/png'])
      expect(await (await send(odd.leaks, { 'content-type': type })).json()).toMatchObject({
        code: 'unsupported_type',
      })
  })

  test('an error carries the data that its entry declares, and nothing else', async () => {
    const response = await send(odd.stale, {}, { text: '' })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ code: 'stale', message: '旧', data: { revision: 3 } })
    expect((await send(odd.stale, {}, { text: 'odd' })).status).toBe(500)
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
    const [own] = document.paths['/odd/stale'].post.responses['409'].content['application/json'].schema.anyOf
    expect(own.properties).toMatchObject({ code: { enum: ['stale'] }, data: { required: ['revision'] } })
  })

  test('a reply carries only what the contract declares', async () => {
    expect(await (await send(odd.leaks, {}, { text: '' })).json()).toEqual({})
  })

  test.each(['throws', 'undeclared'] as const)('%s: 500 without a word of what broke', async (name) => {
    const response = await send(odd[name], {}, { text: '' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 'internal', message: '服务器内部错误' })
  })

  test('streams text and hands out files', async () => {
    const stream = await send(odd.streams, {}, { text: '' })
    expect(stream.headers.get('content-type')).toContain('text/plain')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(await stream.text()).toBe('花笺')
    const file = await send(odd.file, {}, { text: '' })
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('简历.pdf')}`,
    )
    expect(await file.text()).toBe('PDF')
  })

  test('the fourth call within the window is refused and told when to come back', async () => {
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push(await send(odd.limited, {}, { text: '' }))
    expect(statuses.map((response) => response.status)).toEqual([200, 200, 200, 429])
    expect(Number(statuses[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statuses[3]?.json()).toMatchObject({ code: 'too_many_requests' })
  })

  test('every answer has the safety headers, and the API is never cached', async () => {
    const response = await fetch(`${server.url}/api/health`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
