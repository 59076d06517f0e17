import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { createResume, getResume } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const titled = (title: string): Document => ({ ...chanceDocument(3), title })
const bodyOf = (title: string) => JSON.stringify({ baseRevision: 1, document: titled(title) })

const begin = async () => {
  const { token } = await aPerson(server.deps)
  const api = server.as(token)
  const { id } = await api.call(createResume, { document: titled('起初') })
  const save = async (body: string | Buffer) => {
    const answer = await fetch(`${server.url}/api/resumes/${id}`, {
      method: 'PUT',
      headers: {
        'x-api-version': 'v2',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
    const { code } = (await answer.json()) as { code?: string }
    return { status: answer.status, code }
  }
  return { save, read: () => api.call(getResume, { id }) }
}

/** The same document in other spellings of JSON. Only the first is stored as it came; the others are answered alike. */
const asGood: Record<string, (title: string) => string> = {
  'as the editor writes it': bodyOf,
  'with spaces': (title) => JSON.stringify(JSON.parse(bodyOf(title)), null, 2),
  'with a byte order mark': (title) => `\ufeff${bodyOf(title)}`,
  'with signs written out': (title) =>
    bodyOf(title).replaceAll(/[一-鿿]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'with its revision last': (title) => {
    const { baseRevision, document } = JSON.parse(bodyOf(title))
    return JSON.stringify({ document, baseRevision })
  },
}

/** Plain ones, and words that a careful reader of JSON looks twice at: with these nothing is kept as it came. */
const titles = ['简历', 'constructor 与 __proto__']

for (const [name, written] of Object.entries(asGood))
  test.each(titles)(`is saved ${name}: %s`, async (title) => {
    const { save, read } = await begin()
    expect(await save(written(title))).toEqual({ status: 200, code: undefined })
    const { document, title: listed, size } = await read()
    expect(JSON.stringify(document)).toBe(JSON.stringify(titled(title)))
    expect(listed).toBe(title)
    expect(size).toBe(Buffer.byteLength(JSON.stringify(document)))
  })

const asBad: Record<string, { body: () => string | Buffer; code: string }> = {
  'cut off': { body: () => bodyOf('断').slice(0, -40), code: 'bad_input' },
  'with more behind it': { body: () => `${bodyOf('多')}{}`, code: 'bad_input' },
  'with a broken section': {
    body: () => bodyOf('坏').replace('"sections":[{', '"sections":[{"a":tru,'),
    code: 'bad_input',
  },
  'with a forged prototype': {
    body: () => bodyOf('原型').replace('"sections":[{', '"sections":[{"__proto__":{"a":1},'),
    code: 'bad_input',
  },
  'with a prototype in disguise': {
    body: () => bodyOf('原型').replace('"sections":[{', '"sections":[{"\\u005f_proto__":{"a":1},'),
    code: 'bad_input',
  },
  'with a section that is none': {
    body: () => bodyOf('无').replace('"sections":[', '"sections":[null,'),
    code: 'invalid_document',
  },
  'with a section twice': {
    body: () => {
      const document = titled('二')
      return JSON.stringify({
        baseRevision: 1,
        document: { ...document, sections: [...document.sections, document.sections[0]] },
      })
    },
    code: 'invalid_document',
  },
  'with a field of its own': {
    body: () => bodyOf('外').replace('{"baseRevision"', '{"owner":"me","baseRevision"'),
    code: 'bad_input',
  },
  empty: { body: () => '', code: 'bad_input' },
}

for (const [name, { body, code }] of Object.entries(asBad))
  test(`is refused ${name}, and nothing is changed`, async () => {
    const { save, read } = await begin()
    const answer = await save(body())
    expect(answer.code).toBe(code)
    expect(answer.status).toBe(code === 'bad_input' ? 400 : 422)
    expect(await read()).toMatchObject({ revision: 1, title: '起初' })
  })

test('bytes that are no text are kept as the text that a reader finds', async () => {
  const { save, read } = await begin()
  const [before = '', after = ''] = bodyOf('坏|字').split('|')
  expect(await save(Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]))).toEqual({
    status: 200,
    code: undefined,
  })
  expect((await read()).title).toBe('坏\ufffd字')
})
