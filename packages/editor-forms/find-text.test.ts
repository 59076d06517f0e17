import fc from 'fast-check'
import { create } from 'mutative'
import { describe, expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Rich, Span } from '#packages/document/values.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { findText, matchesIn, replaceFound, replaceInSpans, textPlaces } from './find-text.ts'

const documents = people.map((person) => sampleDocument(person))
const engineer = () => sampleDocument(personOf('engineer', 'zh'))
const run = (document: Document, query: string, by: string, options = {}) =>
  create(document, (draft) => replaceFound(findText(document, query, options), by).command(draft as Document))

const signs = fc.constantFrom(
  '负',
  '责',
  'Go',
  'go',
  ' ',
  '，',
  '1',
  'É',
  'é',
  '.',
  '(',
  'İ',
  '-',
  '\\',
  '👩',
)
const text = fc.array(signs, { maxLength: 14 }).map((all) => all.join(''))
const span = fc.record(
  { text, bold: fc.constant(true as const), color: fc.constantFrom('#112233', '#445566') },
  { requiredKeys: ['text'] },
) as fc.Arbitrary<Span>

/** Each character with its style. */
const looks = (spans: readonly Span[]) =>
  spans.flatMap(({ text: all, ...look }) => all.split('').map((sign) => ({ sign, look })))

describe('finding', () => {
  test('every match has the text of the query at its position', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (all, query, matchCase) => {
        for (const { from, to } of matchesIn(all, query, { matchCase })) {
          if (matchCase) expect(all.slice(from, to)).toBe(query)
          else expect(matchesIn(all.slice(from, to), query)).toEqual([{ from: 0, to: to - from }])
        }
        if (matchCase && query !== '')
          expect(matchesIn(all, query, { matchCase }).length).toBe(all.split(query).length - 1)
      }),
    )
  })

  test('whole words end where Latin letters end; Chinese has no word boundaries', () => {
    expect(matchesIn('Go 和 Golang、go1.24', 'go', { wholeWord: true })).toEqual([{ from: 0, to: 2 }])
    expect(matchesIn('用Go写', 'Go', { wholeWord: true })).toHaveLength(1)
    expect(matchesIn('负责支付系统', '支付', { wholeWord: true })).toHaveLength(1)
  })

  test('all kinds of text are searched: titles, lines, styled text, pairs, page edges', () => {
    const document = engineer()
    document.page.footer = '系统架构'
    const fields = new Set(findText(document, '系统').map(({ page, field }) => page ?? field))
    expect(fields.has('footer')).toBe(true)
    expect(fields.has('bullets')).toBe(true)
    expect(findText(document, document.sections[1]?.title ?? '')[0]).toMatchObject({ field: 'title' })
    expect(textPlaces(document).some(({ part }) => part === 'value')).toBe(true)
    expect(
      textPlaces(document).some(({ text: all }) => all.startsWith('data:') || all.startsWith('sample-')),
    ).toBe(false)
  })
})

describe('replacing', () => {
  test('in styled text, every character that was not replaced keeps its style', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        fc.nat(30),
        fc.nat(8),
        text,
        (spans, from, length, by) => {
          const before = looks(spans)
          const start = Math.min(from, before.length)
          const end = Math.min(start + length, before.length)
          if (start === end) return
          const after = looks(replaceInSpans(spans, { from: start, to: end }, by))
          expect(after.slice(0, start)).toEqual(before.slice(0, start))
          expect(after.slice(start + by.length)).toEqual(before.slice(end))
          expect(
            after
              .slice(start, start + by.length)
              .map(({ sign }) => sign)
              .join(''),
          ).toBe(by)
          expect(after[start]?.look ?? before[start]?.look).toEqual(
            by === '' ? (after[start]?.look ?? before[start]?.look) : before[start]?.look,
          )
        },
      ),
    )
  })

  test('replacing all changes each text like a single replacement, and the document is valid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.constantFrom('的', '负责', 'a', 'the', '.', '2', '系统'),
        text,
        (document, query, by) => {
          const next = run(document, query, by, { matchCase: true })
          const before = textPlaces(document)
          for (const [at, place] of textPlaces(next).entries()) {
            const old = before[at]?.text ?? ''
            const expected = old.split(query).join(by)
            expect(place.text).toBe(expected.length <= place.maxLength ? expected : old)
          }
          expect(loadDocument(next, kindFacts).ok).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('one of several, and none', () => {
    const document = engineer()
    const found = findText(document, '系统')
    const one = create(document, (draft) =>
      replaceFound(found.slice(1, 2), '工单').command(draft as Document),
    )
    expect(findText(one, '系统')).toHaveLength(found.length - 1)
    expect(run(document, '查无此词', 'x')).toBe(document)
  })

  test('a replacement that is too long for a field is not made but counted', () => {
    const document = engineer()
    const [title] = findText(document, document.sections[2]?.title ?? '')
    const { replaced, tooLong } = replaceFound(title ? [title] : [], '长'.repeat(90))
    expect({ replaced, tooLong }).toEqual({ replaced: 0, tooLong: 1 })
  })

  test('bold stays bold', () => {
    const document = engineer()
    const section = document.sections.find(({ kind }) => kind === 'work_experience')
    const item = section?.items[0]
    if (item)
      item.data.bullets = [
        { spans: [{ text: '将延迟降到 ' }, { text: '95 ms', bold: true }, { text: '。' }] },
      ]
    const next = run(document, '到 95', '至 90')
    const value = next.sections.find(({ id }) => id === section?.id)?.items[0]?.data.bullets as Rich
    expect(value[0]?.spans).toEqual([{ text: '将延迟降至 90' }, { text: ' ms', bold: true }, { text: '。' }])
  })
})
