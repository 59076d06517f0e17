import fc from 'fast-check'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import '../document-kinds.ts'
import { blankSection, starterDocument } from '../starter.ts'
import { foldText } from './fold-text.ts'

let ids = 0
export const newId = () => {
  ids += 1
  return Array.from(String(ids), (digit) => 'abcdefghij'[Number(digit)]).join('')
}

const DIGITS = [
  ...'0123456789',
  ...'０１２３４５６７８９',
  ...'٠١٢٣٤٥٦٧٨٩',
  ...'०१२३४५६७८९',
  ...'𝟎𝟏𝟐𝟑𝟡',
  ...'①②③⑫²',
  '1️⃣',
  ...'零一二幺',
]
const SEPARATORS = [
  ...' -－—–.·・•（）()/,，、|+#%_\t',
  '\u200b',
  '\u00ad',
  '\u0301',
  '\u20e3',
  '\ufe0f',
  '  ',
  ' - ',
  '😀',
  '%31',
  '%4',
]
const WORDS = [...'aZé李明転ßﬁİ한', 'ext', '转', 'li', 'ming', '.com', '.中国', 'dot', 'www.', 'https://']
const AT = ['@', '＠', '﹫', '(at)', ' [AT] ', ' at ', '%40', '#', '@@', '@example.com', '@邮箱.中国']

const digits = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 1, maxLength: 8 })
const field = (...weighted: fc.WeightedArbitrary<string>[]) =>
  fc
    .array(fc.oneof(...weighted), { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join(''))
    .filter((text) => text.length <= 60)

export const numberField = field(
  { arbitrary: digits, weight: 6 },
  { arbitrary: fc.constantFrom(...SEPARATORS), weight: 5 },
  { arbitrary: fc.constantFrom(...WORDS), weight: 1 },
  { arbitrary: fc.constantFrom(...AT), weight: 1 },
)
export const addressField = field(
  { arbitrary: fc.constantFrom(...WORDS), weight: 4 },
  { arbitrary: fc.constantFrom(...AT), weight: 4 },
  { arbitrary: fc.constantFrom(...SEPARATORS), weight: 2 },
  { arbitrary: digits, weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }), weight: 1 },
)
export const cuts = fc.array(fc.nat(60), { maxLength: 5 })

const pieces = (text: string, at: readonly number[]): string[] => {
  const places = [
    0,
    ...at.filter((one) => one < text.length).toSorted((one, other) => one - other),
    text.length,
  ]
  return places.slice(1).map((end, index) => text.slice(places[index], end))
}

export const sectionWith = (kind: string, data: Record<string, Value>): Section => ({
  ...blankSection(kind, 1, 'zh', newId),
  title: '',
  items: [{ id: newId(), data }],
})

export const emptyDocument: Document = { ...starterDocument('', 'zh', newId), sections: [] }

/** The fields, and a text in each place that holds texts, between words that end it. */
export const documentWith = (me: Record<string, string>, text: string, at: readonly number[]): Document => {
  const wrapped = `甲${text}乙`
  const spans = pieces(wrapped, at).map((piece, index) => ({
    text: piece,
    ...(index % 2 ? { bold: true as const } : {}),
  }))
  const table = { head: [wrapped], rows: [[wrapped]] }
  return {
    ...emptyDocument,
    title: wrapped,
    page: { ...emptyDocument.page, header: wrapped, footer: `页 | ${wrapped}` },
    sections: [
      sectionWith('base_info', { ...me, post: wrapped, fields: [{ label: '其他', value: wrapped }] }),
      {
        ...sectionWith('work_experience', { name: '某处', bullets: [{ spans }] }),
        title: wrapped,
        english: wrapped,
      },
      sectionWith('doc_table', { lead: wrapped, table }),
    ],
  }
}

/** Texts only: ids and colours have digits of their own. */
export const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return ['id', 'kind', 'region', 'size', 'layout', 'color'].includes(key) ? [] : [value]
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && 'text' in one))
    return [value.map((one: { text: string }) => one.text).join('')]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => textsOf(one, name))
    : []
}

/** Six digits of the number that follow one another, with nothing but signs between them. */
export const leakedDigits = (shared: Document, number: string): string[] =>
  textsOf(shared).flatMap((text) => {
    const chains =
      foldText(text)
        .text.replaceAll(/[^\p{L}\p{N}*]/gu, '')
        .match(/\d{6,}/g) ?? []
    return chains.filter((chain) =>
      Array.from(chain, (_, at) => chain.slice(at, at + 6)).some(
        (six) => six.length === 6 && number.includes(six),
      ),
    )
  })

export const digitsIn = (text: string): string => foldText(text).text.replaceAll(/\D/g, '')

export const simple = (text: string): string => text.normalize('NFKC').toLowerCase()
