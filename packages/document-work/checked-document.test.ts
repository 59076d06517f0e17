import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#packages/api/errors.ts'
import { loadDocument } from '#packages/document/load.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { checkedDocument } from './checked-document.ts'

type Json = Record<string, unknown> & { sections: Record<string, unknown>[] }

/** Each breaks one rule, or none; some only show when the whole is looked at. */
const changes: ((json: Json) => unknown)[] = [
  (json) => json,
  (json) => ({ ...json, schema: 2 }),
  (json) => ({ ...json, extra: 1 }),
  (json) => ({ ...json, sections: [...json.sections, ...json.sections] }),
  (json) => ({ ...json, sections: [...json.sections, null] }),
  (json) => ({ ...json, sections: json.sections.map((one) => ({ ...one, kind: 'toString' })) }),
  (json) => ({ ...json, sections: json.sections.map((one) => ({ ...one, variant: 77 })) }),
  (json) => ({
    ...json,
    sections: [...json.sections, { ...json.sections[0], id: 'another', title: 'x'.repeat(81) }],
  }),
  (json) => ({ ...json, sections: [...json.sections, { ...json.sections[0], id: 'another', items: [] }] }),
  (json) => ({ ...json, sections: Array.from({ length: 101 }, () => json.sections[0]) }),
  (json) => ({ ...json, sections: 'none' }),
  (json) => ({ ...json, title: undefined }),
  (json) => [json],
  () => null,
]

const answer = (json: unknown) => {
  try {
    return checkedDocument(json, 'zh').text
  } catch (error) {
    return (error as AppError).code
  }
}

test('takes what loadDocument takes and nothing else, whatever it has seen before', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.nat(changes.length - 1), { maxLength: 6 }), (seed, picks) => {
      for (const pick of picks) {
        const json = JSON.parse(
          JSON.stringify(changes[pick]?.(chanceDocument(seed) as unknown as Json)),
        ) as unknown
        const good = loadDocument(json, kindFacts).ok
        expect(answer(json)).toBe(good ? JSON.stringify(json) : 'invalid_document')
      }
    }),
    { numRuns: 60 },
  )
})

test('says what is wrong where, in the caller’s language', () => {
  const document = chanceDocument(4)
  const broken = { ...document, sections: document.sections.map((one) => ({ ...one, variant: 77 })) }
  checkedDocument(document, 'zh')
  for (const [language, words] of [
    ['zh', '没有“'],
    ['en', 'There is no variant “'],
  ] as const)
    try {
      checkedDocument(broken, language)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      expect((error as AppError).issues?.[0]).toMatchObject({
        path: 'sections.0',
        message: expect.stringContaining(words),
      })
    }
})
