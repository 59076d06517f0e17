import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { listen } from '#test/kit/http.ts'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { errorData } from './error-data.ts'

const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  summary: 'a thing',
  auth: 'anyone',
  input: z.object({ id: z.string(), page: z.optional(z.number()) }),
  reply: z.object({ name: z.string() }),
})
const write = endpoint({ ...read, method: 'POST', path: '/things/:id/rename' })
const stale = endpoint({
  ...write,
  errors: { stale: { status: 409, zh: '旧', en: 'stale', data: z.object({ revision: z.int() }) } },
})
const upload = endpoint({
  ...write,
  path: '/things/:id/picture',
  takes: ['image/png'],
  input: z.object({ id: z.string(), file: z.instanceof(Blob) }),
})

let stop = async () => {}
afterEach(() => stop())

const serve = async (status: number, body: string, headers: Record<string, string> = {}) => {
  const server = await listen((_, response) => response.writeHead(status, headers).end(body))
  stop = server.stop
  const onError = vi.fn()
  let token: string | undefined
  const client = createClient({ base: server.url, token: () => token, language: () => 'zh', onError })
  return { client, onError, heard: server.heard, signIn: (value: string) => (token = value) }
}

describe('a request', () => {
  test('carries x-api-version v2, and the bearer once there is a token', async () => {
    const { client, heard, signIn } = await serve(200, '{"name":"a"}')
    await client.call(read, { id: 'a/b', page: 2 })
    signIn('secret')
    await client.call(write, { id: 'x' })
    expect(heard[0]).toMatchObject({ method: 'GET', url: '/things/a%2Fb?page=2' })
    expect(heard[0]?.headers).toMatchObject({ 'x-api-version': 'v2', 'accept-language': 'zh' })
    expect(heard[0]?.headers.authorization).toBeUndefined()
    expect(heard[1]).toMatchObject({ method: 'POST', url: '/things/x/rename', body: '{}' })
    expect(heard[1]?.headers).toMatchObject({ 'x-api-version': 'v2', authorization: 'Bearer secret' })
  })

  test('that takes a file sends the file itself, as what it is', async () => {
    const { client, heard } = await serve(200, '{"name":"a"}')
    await client.call(upload, { id: 'x', file: new Blob(['PNG'], { type: 'image/png' }) })
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/things/x/picture', body: 'PNG' })
    expect(heard[0]?.headers['content-type']).toBe('image/png')
  })
})

describe('an answer', () => {
  test('JSON is handed back as the result', async () => {
    const { client } = await serve(200, '{"name":"林"}')
    expect(await client.call(read, { id: '1' })).toEqual({ name: '林' })
  })

  test('a 200 with content-disposition is handed back whole', async () => {
    const { client } = await serve(200, 'PDF', { 'content-disposition': 'attachment; filename=a.pdf' })
    const response = await client.download(read, { id: '1' })
    expect(response).toBeInstanceOf(Response)
    expect(response.headers.get('content-disposition')).toContain('a.pdf')
    expect(await response.text()).toBe('PDF')
  })
})

describe('a failure', () => {
  test.each([400, 401, 403, 404, 409, 418, 422, 429, 500, 502])(
    '%i runs the error handler, then fails with the response body',
    async (status) => {
      const { client, onError } = await serve(status, '{"code":"x","message":"m"}')
      await expect(client.call(read, { id: '1' })).rejects.toEqual({ code: 'x', message: 'm' })
      expect(onError).toHaveBeenCalledExactlyOnceWith(status, { code: 'x', message: 'm' })
    },
  )

  test.each(['', '<html>bad gateway</html>'])(
    'fails with null where there is no body of ours: %j',
    async (body) => {
      const { client, onError } = await serve(502, body)
      await expect(client.call(read, { id: '1' })).rejects.toBeNull()
      expect(onError).toHaveBeenCalledExactlyOnceWith(502, null)
    },
  )

  test('no response at all fails with null', async () => {
    const { client, onError } = await serve(200, '')
    await stop()
    await expect(client.call(read, { id: '1' })).rejects.toBeNull()
    expect(onError).toHaveBeenCalledExactlyOnceWith(undefined, null)
  })

  test('a server that never answers counts as no response', async () => {
    const server = await listen(() => undefined)
    stop = server.stop
    const onError = vi.fn()
    const client = createClient({
      base: server.url,
      token: () => undefined,
      language: () => 'zh',
      onError,
      timeoutMs: 50,
    })
    await expect(client.call(read, { id: '1' })).rejects.toBeNull()
    expect(onError).toHaveBeenCalledExactlyOnceWith(undefined, null)
  })

  test('an error that the screen shows in place does not run the handler', async () => {
    const { client, onError } = await serve(422, '{"code":"wrong","message":"m"}')
    await expect(client.call(read, { id: '1' }, { inPlace: ['wrong'] })).rejects.toMatchObject({
      code: 'wrong',
    })
    expect(onError).not.toHaveBeenCalled()
  })

  test.each(['<html>portal</html>', '', '{}', '[]', '{"name":5}'])(
    'a 200 that is not of the contract is no answer: %j',
    async (body) => {
      const { client, onError } = await serve(200, body)
      await expect(client.call(read, { id: '1' })).rejects.toBeNull()
      expect(onError).toHaveBeenCalledExactlyOnceWith(undefined, null)
    },
  )

  test('a download may take longer than an answer may', async () => {
    const server = await listen((_, response) => {
      response.writeHead(200, { 'content-disposition': 'attachment' })
      response.write('a')
      setTimeout(() => response.end('b'), 120)
    })
    stop = server.stop
    const client = createClient({
      base: server.url,
      token: () => undefined,
      language: () => 'zh',
      onError: vi.fn(),
      timeoutMs: 50,
    })
    expect(await (await client.download(read, { id: '1' })).text()).toBe('ab')
  })

  test('a call that needs a fresh proof goes out again, as it was, once the person gave one', async () => {
    let isProven = false
    const server = await listen((_, response) =>
      isProven
        ? response.end('{"name":"a"}')
        : response.writeHead(403).end('{"code":"proof_needed","message":"m"}'),
    )
    stop = server.stop
    const onError = vi.fn()
    let answer = false
    const client = createClient({
      base: server.url,
      token: () => undefined,
      language: () => 'zh',
      onError,
      prove: async () => {
        isProven = answer
        return answer
      },
    })
    // Closing the dialog reports no further error.
    await expect(client.call(write, { id: 'x' })).rejects.toMatchObject({ code: 'proof_needed' })
    await expect(client.attempt(write, { id: 'x' })).rejects.toMatchObject({ status: 403 })
    expect(server.heard).toHaveLength(2)
    answer = true
    expect(await client.call(write, { id: 'x', page: 7 })).toEqual({ name: 'a' })
    expect(server.heard.slice(2).map(({ body }) => body)).toEqual(['{"page":7}', '{"page":7}'])
    expect(onError).not.toHaveBeenCalled()
  })

  test('an attempt runs no handler and says status and body', async () => {
    const { client, onError } = await serve(422, '{"code":"wrong","message":"m"}')
    await expect(client.attempt(read, { id: '1' })).rejects.toMatchObject({
      status: 422,
      body: { code: 'wrong' },
    })
    expect(onError).not.toHaveBeenCalled()
  })

  test('an error may carry data, typed by its entry; of another shape or code it is none', async () => {
    for (const [body, data] of [
      ['{"code":"stale","message":"m","data":{"revision":3,"secret":1}}', { revision: 3 }],
      ['{"code":"stale","message":"m","data":{"revision":"3"}}', undefined],
      ['{"code":"stale","message":"m"}', undefined],
      ['{"code":"other","message":"m","data":{"revision":3}}', undefined],
      ['', undefined],
    ] as const) {
      const { client } = await serve(409, body)
      const failure = await client.call(stale, { id: '1' }).catch((error) => error)
      expect(errorData(stale, 'stale', failure)).toEqual(data)
      await stop()
    }
  })

  test('an aborted call is silent', async () => {
    const { client, onError } = await serve(200, '{}')
    const controller = new AbortController()
    controller.abort()
    await expect(client.call(read, { id: '1' }, { signal: controller.signal })).rejects.toThrow()
    expect(onError).not.toHaveBeenCalled()
  })
})
