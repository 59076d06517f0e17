import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceDocument } from '#test/kit/documents.ts'
import { checkedDocument } from './checked-document.ts'
import { splitBody, UnreadDocument } from './unread-document.ts'

const unread = (body: Buffer) => {
  const split = splitBody(body)
  if (!split) return undefined
  const read = () => (JSON.parse(body.toString()) as { document: unknown }).document
  return { ...split.fields, document: new UnreadDocument(split.document, read) }
}

const bodyOf = (document: unknown, rest: object = { baseRevision: 3 }) =>
  Buffer.from(JSON.stringify({ ...rest, document }))

/** Names as they stand in bodies, some of them where they mean nothing. */
const names = fc.constantFrom('document', 'sections', 'baseRevision', 'a"b', '\\', '文档', '__proto__', '')
const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium' },
    fc.oneof(fc.string(), names, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(names, tie('any'), { maxKeys: 4 }),
  ),
})).any
const bodies = fc.oneof(
  json,
  fc.record({ baseRevision: fc.nat(), document: fc.record({ schema: fc.nat(), sections: fc.array(json) }) }),
)

test('what is split is what a reader of JSON finds, whatever the body', () => {
  fc.assert(
    fc.property(bodies, (value) => {
      const text = JSON.stringify(value)
      const split = splitBody(Buffer.from(text))
      if (!split) return
      const read = JSON.parse(text) as { document: { sections: unknown[] } }
      const { fields, document } = split
      expect({
        ...fields,
        document: { ...document.head, sections: document.sections.map((one) => JSON.parse(one.toString())) },
      }).toEqual(read)
      expect(document.bytes.toString()).toBe(JSON.stringify(read.document))
    }),
    { numRuns: 2000 },
  )
})

test('what is broken is not split into something whole', () => {
  const whole = bodyOf(chanceDocument(3))
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 3 }), fc.nat(3), (at, put, cut) => {
      const body = Buffer.concat([whole.subarray(0, at), put, whole.subarray(at + cut)])
      const split = splitBody(body)
      if (!split) return
      // It may be a good body with other words in it; then a reader finds the same.
      const texts = split.document.sections.map((one) => one.toString())
      const valid = (text: string) => {
        try {
          return JSON.stringify(JSON.parse(text)) === text
        } catch {
          return false
        }
      }
      if (!texts.every(valid)) return
      const read = JSON.parse(body.toString()) as { document: { sections: unknown[] } }
      expect(read.document.sections.map((one) => JSON.stringify(one))).toEqual(texts)
    }),
    { numRuns: 3000 },
  )
})

test('our own bodies are split, down to the last section', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const document = chanceDocument(seed)
    const split = splitBody(bodyOf(document, { baseRevision: 3, merged: true }))
    expect(split?.fields).toMatchObject({ baseRevision: 3, merged: true })
    expect(split?.document.sections.map((one) => one.toString())).toEqual(
      document.sections.map((one) => JSON.stringify(one)),
    )
  }
})

test('written in another way it is read in the usual one', () => {
  const document = chanceDocument(3)
  const text = JSON.stringify({ baseRevision: 3, document })
  const others = [
    JSON.stringify({ baseRevision: 3, document }, null, 1),
    text.replace('"baseRevision":3', '"baseRevision":3.0'),
    text.replace('"document":', '"docum\\u0065nt":'),
    text.replace('"document":', '"document":{"sections":[]},"document":'),
    text.replace('"sections":[', '"sections":[],"sections":['),
    text.replace('"baseRevision":3', '"__proto__":3'),
    text.slice(0, -1),
    `${text} `,
    `[${text}]`,
    '',
  ]
  for (const other of others) expect(splitBody(Buffer.from(other)), other.slice(0, 80)).toBeUndefined()
  expect(
    splitBody(Buffer.concat([Buffer.from(text).subarray(0, -3), Buffer.from([0xff, 0x22, 0x7d])])),
  ).toBeUndefined()
})

/** Each breaks one rule, or none. */
const changes: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/"variant":\d+/, '"variant":77'),
  (text) => text.replace('"sections":[', '"sections":[null,'),
  (text) => text.replace('"sections":[', '"sections":[{"id":"a"},'),
  (text) => text.replace(/"sections":\[(.*?)\},\{"id"/, '"sections":[$1},$1},{"id"'),
  (text) => text.replace('"schema":2', '"schema":3'),
  (text) => text.replace('"title":"', '"title":"constructor '),
  (text) => text.replace(/"id":"/, '"\\u0069d":"'),
  (text) => text.replaceAll(/[一-鿿]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
]

test('unread or read, the same passes and is kept the same, whatever was seen before', () => {
  const answer = (check: () => string) => {
    try {
      return check()
    } catch (error) {
      return (error as { code?: string }).code ?? String(error)
    }
  }
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.nat(changes.length - 1)), { minLength: 1, maxLength: 6 }),
      (picks) => {
        for (const [seed, pick] of picks) {
          const body = Buffer.from(changes[pick]?.(bodyOf(chanceDocument(seed)).toString()) ?? '')
          const given = unread(body)?.document
          const json = JSON.parse(body.toString()) as { document: unknown }
          const read = () => checkedDocument(json.document, 'zh').text
          if (given) expect(answer(() => checkedDocument(given, 'zh').text)).toBe(answer(read))
          else expect(pick).not.toBe(0)
        }
      },
    ),
    { numRuns: 150 },
  )
})
