import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#packages/api/endpoint.ts'
import type { Language } from '#packages/i18n/language.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import type { TestServer } from '#test/kit/server.ts'
import {
  aVictim,
  endpointsOf,
  fieldsOf,
  inputFor,
  nameOf,
  startTarget,
  textPlaces,
  type Victim,
  withAt,
} from './endpoints.ts'
import { callWith, faultOf, pathOf, type Sent, sayTo, send } from './send.ts'

let server: TestServer
let endpoints: readonly Endpoint[]
let user: Victim
let admin: Victim
beforeAll(async () => {
  server = await startTarget()
  endpoints = endpointsOf(server)
})
beforeEach(async () => {
  user = await aVictim(server)
  admin = await aVictim(server, 'admin')
})
afterAll(() => server?.stop())

const hasBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE'

/** Calls that delete objects of the other calls come last. */
const takesAway = (e: Endpoint) => Number(/destroy|^DELETE/.test(nameOf(e)))

type Attack = (e: Endpoint, token: string | undefined, language: Language) => Promise<string[]>

/** Each endpoint is attacked by a user who may call it, because only then the request reaches its handler. */
const faults = async (attack: Attack, attacked = endpoints) => {
  const found: string[] = []
  const ordered = [...attacked].sort((a, b) => takesAway(a) - takesAway(b))
  for (const [at, e] of ordered.entries()) {
    const token = e.auth === 'anyone' ? undefined : await (e.auth === 'admin' ? admin : user).newToken()
    const wrong = await attack(e, token, at % 2 === 0 ? 'zh' : 'en')
    found.push(...wrong.map((one) => `${nameOf(e)}: ${one}`))
  }
  return found
}

/** And by a visitor, because some input is parsed before the caller is known. */
const faultsForAll = async (attack: Attack, attacked = endpoints) => [
  ...(await faults((e, _, language) => attack(e, undefined, language), attacked)),
  ...(await faults(
    attack,
    attacked.filter(({ auth }) => auth !== 'anyone'),
  )),
]

const tryAll = async (e: Endpoint, language: Language, sents: readonly Omit<Sent, 'language'>[]) => {
  const found: string[] = []
  for (const sent of sents) {
    const fault = faultOf(await send(server, { ...sent, language }), e, language)
    if (fault) found.push(`${JSON.stringify(sent.headers)} ${String(sent.body).slice(0, 60)} → ${fault}`)
  }
  return found
}

test('the unmodified requests reach every handler', async () => {
  expect(
    await faults(async (e, token, language) => {
      const { owned } = e.auth === 'admin' ? admin : user
      const { status, text } = await callWith(server, e, inputFor(e, owned), { token, language })
      return [400, 401, 403].includes(status) ? [`${status} ${text.slice(0, 200)}`] : []
    }),
  ).toEqual([])
})

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  'true',
  '"x"',
  '[]',
  '[{}]',
  '{',
  '{"a":',
  '{"a":1}}',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":null,"valueOf":null,"hasOwnProperty":1}',
  '{"\\u0000":"\\u0000","\\ud800":"\\udfff"}',
  `{"a":${deep(50_000)}}`,
  `{"a":1e999,"b":-1e999,"c":${'9'.repeat(400)}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"a":1}', 'utf16le'),
]

/** In the short run a third of the cases for each endpoint, a different third for the next one. */
const shareFor = <One>(e: Endpoint, all: readonly One[]): readonly One[] =>
  isLong ? all : all.filter((_, at) => at % 3 === endpoints.indexOf(e) % 3)

test('malformed bodies are refused with our error messages', async () => {
  const json = { 'content-type': 'application/json' }
  expect(
    await faultsForAll(async (e, token, language) => {
      if (!hasBody(e)) return []
      const call = { method: e.method, path: pathOf(e, inputFor(e, user.owned)), token }
      return tryAll(
        e,
        language,
        shareFor(e, BODIES).map((body) => ({ ...call, headers: json, body })),
      )
    }),
  ).toEqual([])
})

test('content types, encodings and sizes that no honest client sends', async () => {
  const heads: readonly [Record<string, string>, (string | Buffer)?][] = [
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1&__proto__[x]=1'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [
      { 'content-type': 'application/xml' },
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    ],
    [{ 'content-type': 'application/json; charset=utf-7' }, '+AHs'],
    [{ 'content-type': '' }],
    [{ 'content-type': '\u00ff/\u00ff' }],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, gzipSync('{}')],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, '{}'],
    [{ 'content-type': 'application/json', 'content-encoding': 'br, gzip' }],
    [{ 'content-type': 'application/json', 'content-encoding': 'strange' }],
    [{ 'content-type': 'application/json', 'accept-encoding': 'strange;q=nan, gzip;q=-1' }],
    [{ 'content-type': 'application/json', authorization: 'Bearer' }],
    [{ 'content-type': 'application/json', authorization: `Basic ${'x'.repeat(5000)}` }],
    [{ 'content-type': 'application/json', cookie: 'token=%E0%A4%A; lang=<script>; =; ;;' }],
  ]
  expect(
    await faultsForAll(async (e, token, language) => {
      const call = { method: e.method, path: pathOf(e, inputFor(e, user.owned)), token }
      // Without a body the type is irrelevant, so a few such calls are enough.
      const few = hasBody(e) || e.path.includes('/:id') ? shareFor(e, heads) : heads.slice(-3)
      return tryAll(
        e,
        language,
        few.map(([headers, body]) => ({ ...call, headers, body: body ?? '{}' })),
      )
    }),
  ).toEqual([])
})

test('bodies that are too large, plain and compressed', async () => {
  const headers = { 'content-type': 'application/json' }
  const big = `{"a":"${'x'.repeat(2 * 1024 * 1024 + 1)}"}`
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 'x'))
  // One endpoint for each limit, because the code that counts bytes is shared.
  const limits = new Map(endpoints.filter(hasBody).map((e) => [`${e.bodyLimit} ${e.takes}`, e]))
  expect(
    await faultsForAll(
      async (e, token, language) => {
        const call = { method: e.method, path: pathOf(e, inputFor(e, user.owned)), token }
        const type = e.takes?.[0] ?? headers['content-type']
        const packed = { ...call, headers: { 'content-type': type, 'content-encoding': 'gzip' }, body: bomb }
        const answer = await send(server, packed)
        // A caller without permission is refused before the body is read.
        if (answer.status !== 413 && answer.status !== 401) return [`took the bomb: ${answer.status}`]
        return tryAll(e, language, [{ ...call, headers, body: big }, packed])
      },
      [...limits.values()],
    ),
  ).toEqual([])
})

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    2 ** 31,
    2 ** 53,
    1e308,
    -1.5,
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(5000),
    '𠮷'.repeat(120),
    [],
    {},
    [null],
    { length: 1e9 },
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.double().filter((value) => Number.isFinite(value)),
)

test('any value in any place of an input gets one of our error messages', async () => {
  expect(
    await faults(async (e, token, language) => {
      const base = inputFor(e, user.owned)
      const names = fieldsOf(e)
      const found: string[] = []
      const change = fc.dictionary(fc.constantFrom(...names, 'extra', 'constructor'), anyValue, {
        maxKeys: 2,
      })
      for (const given of fc.sample(change, { numRuns: isLong ? 8 : 1, seed: 20_261_115 })) {
        const input = { ...base, ...given }
        const fault = faultOf(await callWith(server, e, input, { token, language }), e, language)
        if (fault) found.push(`${JSON.stringify(given).slice(0, 100)} → ${fault}`)
      }
      return found
    }),
  ).toEqual([])
})

test('the longest, emptiest and most unusual text in each place that takes text', async () => {
  const all = [
    '\u0000',
    'ab\u0000cd',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(63)}.com`,
    '\ud800\udc00\ud800',
    '9007199254740993',
    '4294967296',
    '-1',
    '9999999999999999_zzz',
    'x'.repeat(3000),
  ]
  const texts = sampleEvery(all, 8)
  expect(
    await faults(async (e, token, language) => {
      const base = inputFor(e, user.owned)
      const found: string[] = []
      // In an address every value is a string.
      const places = e.method === 'GET' ? fieldsOf(e).map((name) => [name]) : textPlaces(e)
      for (const place of places)
        for (const text of texts) {
          const input = withAt(base, place, text) as Record<string, unknown>
          const fault = faultOf(await callWith(server, e, input, { token, language }), e, language)
          if (fault) found.push(`${place.join('.')} = ${JSON.stringify(text).slice(0, 40)} → ${fault}`)
        }
      return found
    }),
  ).toEqual([])
})

test('deeply nested documents, sparse ones and ones with unknown keys', async () => {
  const { document } = user.owned
  const section = (inner: string) =>
    JSON.stringify({ ...document, sections: ['@'] }).replace('"@"', () => inner)
  const documents = [
    deep(100_000),
    section(deep(100_000)),
    section(`{"id":"a","kind":"custom","items":${deep(100_000)}}`),
    section('null'),
    section('{"id":"a","kind":"constructor","variant":1,"items":[]}'),
    section('{"id":"a","kind":"custom","variant":1e99}'),
    section('{"id":"a","kind":"toString","items":[{"id":"b","data":{"hasOwnProperty":"x"}}]}'),
    JSON.stringify({ ...document, title: 'x\u0000y\ud800' }),
    JSON.stringify({ ...document, schema: 1e21 }),
    JSON.stringify({ ...document, schema: -1 }),
    JSON.stringify({ ...document, schema: { toString: 1, valueOf: null } }),
    JSON.stringify({ ...document, schema: 1, sections: '@' }).replace('"@"', deep(100_000)),
    JSON.stringify(document).replace(/"schema":\d/, '$&,"schema":"2"'),
    JSON.stringify({ ...document, role: 'admin' }),
  ]
  const headers = { 'content-type': 'application/json' }
  for (const e of endpoints.filter((one) => 'document' in inputFor(one, user.owned))) {
    const { id, ...base } = inputFor(e, user.owned)
    const path = pathOf(e, { id })
    for (const text of documents) {
      const body = JSON.stringify({ ...base, document: '@' }).replace('"@"', () => text)
      const answer = await send(server, { method: e.method, path, headers, body, token: user.token })
      expect(faultOf(answer, e, 'zh'), `${nameOf(e)} ${text.slice(-120)}`).toBeUndefined()
    }
  }
})

test('unknown methods and addresses', async () => {
  const methods = [
    'HEAD',
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'POST',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'QUERY',
  ]
  const paths = [
    '/api',
    '/api/',
    '/api//session',
    '/api/session/%00',
    '/api/%E0%A4%A',
    '/api/resumes/%ED%A0%80',
    '/api/resumes/..%2f..%2fadmin%2faudit',
    '/api/session?x=%E0%A4%A&x[]=1&__proto__[a]=1',
    `/api/resumes/${'x'.repeat(5000)}`,
    `/api/session?${'a=1&'.repeat(2000)}`,
    '/api/openapi.json',
    '/api/health',
  ]
  for (const path of paths)
    for (const method of ['GET', ...methods]) {
      const answer = await send(server, { method, path, language: 'en' })
      // The response to HEAD has no body to check.
      if (method === 'HEAD') expect(answer.status, path).toBeLessThan(500)
      else expect(faultOf(answer, undefined, 'en'), `${method} ${path}`).toBeUndefined()
    }
})

test('refuses endless addresses and headers and invalid HTTP with our error messages', async () => {
  const long = 'x'.repeat(20_000)
  for (const sent of [
    { method: 'GET', path: `/api/resumes/${long}` },
    { method: 'POST', path: `/${long}` },
    { method: 'GET', path: '/api/session', headers: { cookie: long } },
  ]) {
    const answer = await send(server, sent)
    expect(answer.status).toBe(413)
    expect(faultOf(answer, undefined, 'zh')).toBeUndefined()
  }
  for (const words of [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\u0001 HTTP/1.1\r\nhost: x\r\n\r\n',
  ]) {
    const heard = await sayTo(server, words)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).toContain('"code":"bad_input"')
  }
})
