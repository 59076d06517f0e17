import type { Document, Item, Section } from '#packages/document/schema.ts'
import {
  isPeriod,
  isTable,
  type Labelled,
  type Series,
  type Table,
  type Value,
} from '#packages/document/values.ts'
import type { Mask } from './mask-names.ts'

const SOME_COMPANY: Record<Document['language'], string> = { zh: '某公司', en: 'a company' }

const starred = (digits: string): string => {
  const count = digits.replaceAll(/\D/g, '').length
  let at = 0
  return digits.replaceAll(/\d/g, (digit) => {
    at += 1
    return at <= 3 || at > count - 2 ? digit : '*'
  })
}

/** Mobile numbers as they are written in China, and any number with its country's code. */
const NUMBERS =
  /(?<![\d.])(?:(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|\+\d{1,3}(?:[\s().-]{0,3}\d){6,13})(?!\d)/g

const LOCAL_PART = /[\w.+-]/
const DOMAIN = /[\w-]+(?:\.[\w-]+)+/y

/** From each @ backwards: a pattern that begins with the name would read a long text once for each of its letters. */
const maskAddresses = (text: string): string => {
  let masked = ''
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > from && LOCAL_PART.test(text[start - 1] ?? '')) start -= 1
    DOMAIN.lastIndex = at + 1
    if (start === at || !DOMAIN.test(text)) continue
    masked += `${text.slice(from, start)}${text[start]}***@`
    from = at + 1
  }
  return masked + text.slice(from)
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const linesIn = (document: Document, of: (section: Section) => readonly string[]): string[] =>
  document.sections.flatMap((section) =>
    section.items.flatMap(({ data }) =>
      of(section).flatMap((field) => {
        const value = data[field]
        return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
      }),
    ),
  )

/** A number that the document gives as its owner's, however it is set apart elsewhere. */
const ownNumbers = (document: Document): RegExp[] =>
  linesIn(document, ({ kind }) => (kind === 'base_info' ? ['phoneNumber'] : []))
    .map((number) => number.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 6 && digits.length <= 20)
    .map((digits) => new RegExp([...digits].join('[\\s().-]{0,3}'), 'g'))

const LEGAL_FORM =
  /[（(][^）)]*[）)]|(?:股份|集团)?有限(?:责任)?公司$|集团公司$|公司$|,?\s*\b(?:Inc|Ltd|LLC|Corp|Co|GmbH|PLC)\b\.?/gi

/** 青禾智能（杭州）有限公司 is 青禾智能 in the person's own sentences. */
const namesOf = (company: string): string[] => {
  const short = company.replaceAll(LEGAL_FORM, '').trim()
  const isName = /\p{Script=Han}/u.test(short) ? short.length >= 2 : short.length >= 4
  return isName && short !== company ? [company, short] : [company]
}

/** Nobody worked for more; each is looked for in all of the text. */
const MOST_NAMES = 200

const EMPLOYERS = new Set(['work_experience', 'internship_experience'])

const companies = (document: Document): RegExp[] =>
  linesIn(document, ({ kind }) => (EMPLOYERS.has(kind) ? ['name'] : []))
    .flatMap(namesOf)
    .filter((name, at, all) => all.indexOf(name) === at)
    .slice(0, MOST_NAMES)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => new RegExp(escaped(name), 'gi'))

type Rewrite = (text: string) => string

const rewrites: Partial<Record<Mask, (document: Document) => Rewrite>> = {
  phone: (document) => {
    const own = ownNumbers(document)
    return (text) =>
      own.reduce((left, number) => left.replaceAll(number, starred), text).replaceAll(NUMBERS, starred)
  },
  email: () => maskAddresses,
  company: (document) => {
    const names = companies(document)
    return (text) =>
      names.reduce((left, name) => left.replaceAll(name, SOME_COMPANY[document.language]), text)
  },
}

/** Named pairs that say one of these are left out: their values have no form to be known by. */
const PAIRS: Partial<Record<Mask, RegExp>> = {
  phone: /电话|手机|微信|号码|wechat|whatsapp|telegram|phone|mobile|\bqq\b/i,
  email: /邮箱|邮件|e-?mail/i,
  age: /年龄|生日|出生|\bage\b|birth/i,
}

const FIELDS: Partial<Record<Mask, (section: Section) => readonly string[]>> = {
  age: ({ kind }) => (kind === 'base_info' ? ['age'] : []),
  photo: ({ kind }) => (kind === 'base_info' ? ['avatar'] : []),
}

const ADDRESS_OF: Partial<Record<Mask, string>> = { phone: 'tel:', email: 'mailto:' }

interface Masking {
  text: Rewrite
  leavesOutPair(pair: Labelled): boolean
  leavesOutAddress(href: string): boolean
  leavesOutField(section: Section, field: string): boolean
}

const maskingOf = (document: Document, masks: readonly Mask[]): Masking => {
  const texts = masks.flatMap((mask) => rewrites[mask]?.(document) ?? [])
  const text: Rewrite = (given) => texts.reduce((left, rewrite) => rewrite(left), given)
  return {
    text,
    leavesOutPair: ({ label }) => masks.some((mask) => PAIRS[mask]?.test(label)),
    leavesOutAddress: (href) => {
      const form = href.toLowerCase()
      return masks.some((mask) => form.startsWith(ADDRESS_OF[mask] ?? 'none')) || text(href) !== href
    },
    leavesOutField: (section, field) => masks.some((mask) => FIELDS[mask]?.(section).includes(field)),
  }
}

const maskedCells = (value: Table | Series, { text }: Masking): Table | Series =>
  isTable(value)
    ? { ...value, head: value.head.map(text), rows: value.rows.map((row) => row.map(text)) }
    : {
        ...value,
        labels: value.labels.map(text),
        series: value.series.map((one) => ({ ...one, name: text(one.name) })),
      }

const maskedValue = (value: Value, masking: Masking): Value => {
  // A picture's data is no text, and is found in none.
  if (typeof value === 'string') return value.startsWith('data:') ? value : masking.text(value)
  if (isPeriod(value)) return value.text === undefined ? value : { ...value, text: masking.text(value.text) }
  if (!Array.isArray(value)) return maskedCells(value, masking)
  const isPairs = value.some((one) => 'label' in one)
  if (isPairs)
    return (value as Labelled[])
      .filter((pair) => !masking.leavesOutPair(pair))
      .map((pair) => ({ ...pair, label: masking.text(pair.label), value: masking.text(pair.value) }))
  return (value as Exclude<typeof value, Labelled[]>).map((block) => ({
    ...block,
    spans: block.spans.map(({ href, ...span }) => ({
      ...span,
      text: masking.text(span.text),
      ...(href === undefined || masking.leavesOutAddress(href) ? {} : { href }),
    })),
  }))
}

const maskedItem = (section: Section, item: Item, masking: Masking): Item => ({
  ...item,
  data: Object.fromEntries(
    Object.entries(item.data).flatMap(([field, value]) =>
      masking.leavesOutField(section, field) ? [] : [[field, maskedValue(value, masking)]],
    ),
  ),
})

/** The document with what the masks name made unreadable, wherever it stands in it. */
export const maskDocument = (document: Document, masks: readonly Mask[]): Document => {
  if (masks.length === 0) return document
  const masking = maskingOf(document, masks)
  const { page } = document
  return {
    ...document,
    title: masking.text(document.title),
    page: { ...page, header: masking.text(page.header), footer: masking.text(page.footer) },
    sections: document.sections.map((section) => ({
      ...section,
      title: masking.text(section.title),
      items: section.items.map((item) => maskedItem(section, item, masking)),
    })),
  }
}
