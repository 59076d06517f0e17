import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Document, FieldProps, Item, Section } from '#packages/document/schema.ts'
import {
  type Block,
  isPeriod,
  isTable,
  type Labelled,
  type Series,
  type Table,
  type Value,
} from '#packages/document/values.ts'
import { kindOf } from '../registry.ts'
import { SOME_COMPANY } from './company-mask.ts'
import { hasAt, maskAddressField } from './email-mask.ts'
import type { Mask } from './mask-names.ts'
import type { Masking } from './masking.ts'
import { isContactField, isEmployerField, isPairOf } from './own-facts.ts'
import { maskNumberField } from './phone-mask.ts'

const maskedTable = ({ head, rows, ...table }: Table, { text }: Masking): Table => {
  const cell = (original: string) => text(original, MAX_LENGTH.cell)
  return { ...table, head: head.map(cell), rows: rows.map((row) => row.map(cell)) }
}

const maskedSeries = (
  { labels, series, unit, ...chart }: Series,
  { text, leavesOutFigure }: Masking,
): Series => ({
  ...chart,
  labels: labels.map((label) => text(label, MAX_LENGTH.label)),
  series: series.map(({ name, values }) => ({
    name: text(name, MAX_LENGTH.label),
    values: values.map((figure) => (figure === null || leavesOutFigure(figure) ? null : figure)),
  })),
  ...(unit === undefined ? {} : { unit: text(unit, MAX_LENGTH.unit) }),
})

/** Names of icons are words of the product; only other texts can say something about a person. */
const maskedIcon = <T extends { icon?: string | undefined }>(given: T, { text }: Masking): T =>
  given.icon === undefined || /^[a-z-]*$/i.test(given.icon)
    ? given
    : { ...given, icon: text(given.icon, MAX_LENGTH.label) }

const maskedPairs = (pairs: readonly Labelled[], masking: Masking): Labelled[] =>
  pairs
    .filter((pair) => !masking.masks.some((mask) => isPairOf(mask, pair)))
    .map((pair) => ({
      ...maskedIcon(pair, masking),
      label: masking.text(pair.label, MAX_LENGTH.label),
      value: masking.text(pair.value, MAX_LENGTH.value),
    }))

/** A number can be partly bold: the spans of a block are searched as one text. */
const maskedBlock = ({ spans, ...block }: Block, masking: Masking): Block => {
  const texts = masking.pieces(
    spans.map(({ text }) => text),
    MAX_LENGTH.line,
  )
  return {
    ...block,
    spans: spans.flatMap(({ href, ...span }, at) => {
      const text = texts[at] ?? ''
      if (text === '' && span.text !== '') return []
      return [{ ...span, text, ...(href === undefined || masking.leavesOutLink(href) ? {} : { href }) }]
    }),
  }
}

/** A value of a document or of a proposal, wherever it belongs. */
export const maskedValue = (value: Value, masking: Masking): Value => {
  if (typeof value === 'string') return masking.text(value, MAX_LENGTH.line)
  if (isPeriod(value))
    return value.text === undefined ? value : { ...value, text: masking.text(value.text, MAX_LENGTH.period) }
  if (!Array.isArray(value))
    return isTable(value) ? maskedTable(value, masking) : maskedSeries(value, masking)
  return value.some((one) => 'label' in one)
    ? maskedPairs(value as Labelled[], masking)
    : (value as Block[]).map((block) => maskedBlock(block, masking))
}

/** These hide what is in the field whatever its form; what is left is masked like any text. */
const maskedContact = (line: string, kind: string, field: string, masks: readonly Mask[]): string => {
  const isNumber = isContactField('phone', kind, field)
  const isAddress = isContactField('email', kind, field) || (isNumber && hasAt(line))
  const left = isAddress && masks.includes('email') ? maskAddressField(line) : line
  return isNumber && masks.includes('phone') ? maskNumberField(left) : left
}

const LEFT_OUT: Partial<Record<Mask, string>> = { age: 'age', photo: 'avatar' }

/** Nothing where the field is left out. */
const maskedField = (
  { kind }: Section,
  field: string,
  value: Value,
  masking: Masking,
  language: Document['language'],
): Value | undefined => {
  const { masks } = masking
  if (kind === 'base_info' && masks.some((mask) => LEFT_OUT[mask] === field)) return undefined
  const known = kindOf(kind)?.fields
  // The id of a picture, or its data, is no text.
  if (known && Object.hasOwn(known, field) && known[field]?.type === 'picture') return value
  if (typeof value !== 'string') return maskedValue(value, masking)
  if (masks.includes('company') && isEmployerField(kind, field) && value.trim() !== '')
    return SOME_COMPANY[language]
  return maskedValue(maskedContact(value, kind, field, masks), masking)
}

const maskedItem = (
  section: Section,
  item: Item,
  masking: Masking,
  language: Document['language'],
): Item => ({
  ...item,
  data: Object.fromEntries(
    Object.entries(item.data).flatMap(([field, value]) => {
      const masked = maskedField(section, field, value, masking, language)
      return masked === undefined ? [] : [[field, masked]]
    }),
  ),
})

const maskedProps = (props: FieldProps, masking: Masking): FieldProps => ({
  ...maskedIcon(props, masking),
  ...(props.label === undefined ? {} : { label: masking.text(props.label, MAX_LENGTH.label) }),
})

/** The document with what the masks name made unreadable, wherever it is in it. */
export const maskDocument = (document: Document, masking: Masking): Document => {
  if (masking.masks.length === 0) return document
  const { text } = masking
  const { page, language } = document
  return {
    ...document,
    title: text(document.title, MAX_LENGTH.name),
    page: {
      ...page,
      header: text(page.header, MAX_LENGTH.running),
      footer: text(page.footer, MAX_LENGTH.running),
    },
    sections: document.sections.map((section) => ({
      ...maskedIcon(section, masking),
      title: text(section.title, MAX_LENGTH.title),
      ...(section.english === undefined ? {} : { english: text(section.english, MAX_LENGTH.title) }),
      items: section.items.map((item) => maskedItem(section, item, masking, language)),
      props: Object.fromEntries(
        Object.entries(section.props).map(([field, props]) => [field, maskedProps(props, masking)]),
      ),
    })),
  }
}
