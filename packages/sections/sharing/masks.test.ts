import { expect, test } from 'vitest'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Block, Value } from '#packages/document/values.ts'
import '../document-kinds.ts'
import type { FieldType } from '../define.ts'
import { allKinds, kindFacts } from '../registry.ts'
import { blankSection, starterDocument } from '../starter.ts'
import { type Mask, maskNames } from './mask-names.ts'
import { maskingOf } from './masking.ts'
import { maskDocument } from './masks.ts'
import { sharedDocument } from './shared-document.ts'

let ids = 0
const newId = () => {
  ids += 1
  return `id${ids}`
}

const starter = starterDocument('简历', 'zh', newId)
const starterSections = starter.sections.filter(({ kind }) => kind !== 'base_info')

const sectionWith = (kind: string, data: Record<string, Value>): Section => ({
  ...blankSection(kind, 1, 'zh', newId),
  items: [{ id: newId(), data }],
})

const documentWith = (me: Record<string, Value>, ...sections: Section[]): Document => ({
  ...starter,
  sections: [...starterSections, sectionWith('base_info', me), ...sections],
})

const spansOf = (document: Document): Block['spans'] => {
  const { bullets } = document.sections.at(-1)?.items[0]?.data ?? {}
  return (bullets as Block[] | undefined)?.[0]?.spans ?? []
}

const inBullets = (...spans: Block['spans']) =>
  sectionWith('work_experience', { name: '某处', bullets: [{ spans }] })

const phone = { phoneNumber: '13800138000' }
const email = { email: 'li.ming@example.com' }

test('a number that is cut into spans keeps the style of each', () => {
  const spans = [
    { text: '电话138', bold: true as const },
    { text: '00138', italic: true as const },
    { text: '000。' },
  ]
  expect(spansOf(sharedDocument(documentWith(phone, inBullets(...spans)), ['phone']))).toEqual([
    { text: '电话138', bold: true },
    { text: '*****', italic: true },
    { text: '*00。' },
  ])
})

test('an address that is cut into spans goes into the first, and what is left empty goes', () => {
  const spans = [
    { text: '写信到li.' },
    { text: 'ming', bold: true as const },
    { text: '@example.com', italic: true as const },
  ]
  expect(spansOf(sharedDocument(documentWith({}, inBullets(...spans)), ['email']))).toEqual([
    { text: '写信到***' },
    { text: '@example.com', italic: true },
  ])
})

test('a company is found in any case and width, and across spans', () => {
  const worked = sectionWith('work_experience', { name: 'Qinghe Robotics Ltd.' })
  const spans = [{ text: '在ＱＩＮＧＨＥ' }, { text: ' robotics', bold: true as const }, { text: '工作' }]
  const shared = sharedDocument(documentWith({}, worked, inBullets(...spans)), ['company'])
  expect(spansOf(shared)).toEqual([{ text: '在某公司' }, { text: '工作' }])
})

test.each<[Mask, string]>([
  ['phone', 'tel:13900139000'],
  ['email', 'mailto:somebody@other.example'],
  ['phone', 'https://example.com/138-0013-8000'],
  ['phone', 'https://example.com/?q=%31%33%38%30%30%31%33%38%30%30%30'],
  ['phone', 'https://example.com/?q=%EF%BC%91380013800%25%33%30'],
  ['phone', 'https://wa.example.com/8613800138000'],
  ['email', 'https://example.com/?to=li.ming@example.com'],
  ['email', 'https://example.com/?to=li.ming%40example.com'],
  ['email', 'https://example.com/?to=li.ming%2540example.com'],
  ['company', 'https://example.com/%E9%9D%92%E7%A6%BE%E6%99%BA%E8%83%BD'],
])('%s: a link to %s goes, its words stay', (mask, href) => {
  const worked = sectionWith('work_experience', { name: '青禾智能' })
  const document = documentWith({ ...phone, ...email }, worked, inBullets({ text: '这里', href }))
  expect(spansOf(sharedDocument(document, []))).toEqual([{ text: '这里', href }])
  expect(spansOf(sharedDocument(document, [mask]))).toEqual([{ text: '这里' }])
})

test.each([
  'https://example.com/item?id=13912345678',
  'https://example.com/@handle/2019',
  'https://example.com/100%25',
])('a link to %s stays', (href) => {
  const document = documentWith({ ...phone, ...email }, inBullets({ text: href, href }))
  expect(spansOf(sharedDocument(document, maskNames))).toEqual([{ text: href, href }])
})

test('an encoded number in words is hidden with the word that it is in', () => {
  const text = '见 https://example.com/%31%33%38%30%30%31%33%38%30%30%30 ，增长 13.8%20 次'
  const shared = sharedDocument(documentWith(phone, inBullets({ text })), ['phone'])
  expect(spansOf(shared)).toEqual([{ text: '见 *** ，增长 13.8%20 次' }])
})

test('a number, an address or an employer that is hidden is masked where it is mentioned', () => {
  const hidden = sectionWith('work_experience', { name: '青禾智能' })
  const document = documentWith(
    { phoneNumber: '5550 1234', email: 'li.ming at example.com' },
    { ...hidden, visible: false },
    inBullets({ text: '青禾智能，55501234，li.mingatexample.com' }),
  )
  const me = document.sections.find(({ kind }) => kind === 'base_info')
  if (me) me.props = { phoneNumber: { visible: false }, email: { visible: false } }
  expect(spansOf(sharedDocument(document, maskNames))).toEqual([{ text: '某公司，55*****4，***' }])
})

test('a pair is known by its label, and what it says is masked elsewhere', () => {
  const me = {
    fields: [
      { label: '电　话', value: '5550 1234' },
      { label: 'ＱＱ 号', value: '2468013' },
      { label: '住址', value: '杭州' },
    ],
  }
  const shared = sharedDocument(documentWith(me, inBullets({ text: '5550-1234，2468013' })), ['phone'])
  expect(JSON.stringify(shared)).toContain('[{"label":"住址","value":"杭州"}]')
  expect(spansOf(shared)).toEqual([{ text: '55**-***4，24****3' }])
})

const SECRETS = ['13800138000', 'ming@ex.cn'] as const

/** Every text of a value, and a place for each of the optional ones. */
const filled: Record<FieldType, Value> = {
  line: 'text',
  level: 'text',
  date: 'text',
  link: 'text',
  picture: 'picture',
  rich: [{ spans: [{ text: 'text', href: 'https://example.com' }] }],
  period: { text: 'text' },
  labelled: [{ label: 'text', value: 'text', icon: 'text' }],
  table: { head: ['text'], rows: [['text']] },
  series: { labels: ['text'], series: [{ name: 'text', values: [13_800_138_000] }], unit: 'text' },
}

const everyText = (secret: string): Document => {
  const sections = allKinds().map(({ kind, fields }) => ({
    ...sectionWith(
      kind,
      Object.fromEntries(
        Object.entries(fields).map(([field, { type }]) => [field, structuredClone(filled[type])]),
      ),
    ),
    english: 'text',
    icon: 'text',
    props: Object.fromEntries(Object.keys(fields).map((field) => [field, { label: 'text', icon: 'text' }])),
  }))
  const document: Document = { ...starter, title: secret, sections }
  const fill = (owner: object, isAccepted: () => boolean) => {
    const entries: Record<string, unknown> = owner as Record<string, unknown>
    for (const [key, value] of Object.entries(entries)) {
      if (typeof value === 'object' && value !== null) fill(value, isAccepted)
      // These name things: an id, a kind, a picture.
      if (typeof value !== 'string' || ['id', 'kind', 'picture'].includes(key) || value === 'picture')
        continue
      entries[key] = key === 'href' ? `https://example.com/${secret}` : secret
      if (!isAccepted()) entries[key] = value
    }
  }
  const accepts = (part: Document) => loadDocument(structuredClone(part), kindFacts).ok
  for (const section of sections) fill(section, () => accepts({ ...document, sections: [section] }))
  fill(document.page, () => accepts({ ...document, sections: [] }))
  return document
}

test.each(SECRETS)('each text that a document can hold is masked: %s', (secret) => {
  const document = everyText(secret)
  const me = document.sections.find(({ kind }) => kind === 'base_info')
  Object.assign(me?.items[0]?.data ?? {}, { phoneNumber: SECRETS[0], email: SECRETS[1] })
  expect(JSON.stringify(document).split(secret).length).toBeGreaterThan(300)
  const masked = JSON.stringify(maskDocument(document, maskingOf(document, ['phone', 'email'])))
  expect(masked).not.toContain(secret)
  expect(masked).not.toContain('13800138')
  expect(loadDocument(JSON.parse(masked), kindFacts).ok).toBe(true)
})

test('what grows by its masks is still a document', () => {
  const long = (text: string, max: number) => text.repeat(Math.floor(max / text.length))
  for (const text of ['a@b.cc ', 'Acme ']) {
    const worked = sectionWith('work_experience', {
      name: 'Acme Inc',
      period: { text: long(text, MAX_LENGTH.period) },
    })
    const document: Document = {
      ...documentWith(
        { fields: [{ label: long(text, MAX_LENGTH.label), value: long(text, MAX_LENGTH.value) }] },
        worked,
      ),
      language: 'en',
      title: long(text, MAX_LENGTH.name),
      page: { ...starter.page, header: long(text, MAX_LENGTH.running) },
    }
    expect(loadDocument(structuredClone(document), kindFacts).ok).toBe(true)
    const shared = sharedDocument(document, maskNames)
    expect(loadDocument(structuredClone(shared), kindFacts).ok).toBe(true)
    expect(shared.title).toHaveLength(MAX_LENGTH.name)
  }
})
