import { looksLikePhone } from '#packages/check-rules/contact.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isInSideColumn } from '#packages/document/side-column.ts'
import { EMAIL } from '#packages/import/parse/facts.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'
import type { FixStep } from '../fix.ts'
import type { ShownField } from '../shown-fields.ts'

const personIn = ({ sections }: Document): { section: Section; item: Item } | undefined => {
  const section = sections.find(({ kind }) => kind === 'base_info')
  const [item] = section?.items ?? []
  return section && item ? { section, item } : undefined
}

/** Steps that show a value which the document has but hides. */
const hiddenSteps = ({ section, item }: { section: Section; item: Item }, field: string): FixStep[] => {
  const value = item.data[field]
  if (typeof value !== 'string' || value.trim() === '') return []
  return [
    ...(section.visible ? [] : [{ do: 'showSection' as const, section: section.id }]),
    ...(item.hidden ? [{ do: 'showItem' as const, section: section.id, item: item.id }] : []),
    ...(section.props[field]?.visible === false
      ? [{ do: 'showField' as const, section: section.id, field }]
      : []),
  ]
}

const readOf = ({ reading }: Evidence, field: string): string => {
  const found = reading.document.sections
    .filter(({ kind }) => kind === 'base_info')
    .flatMap(({ items }) => items)
    .map(({ data }) => data[field])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found : ''
}

const unread = (evidence: Evidence, field: string): Found[] => {
  const person = personIn(evidence.document)
  if (!person) return [{}]
  const steps = hiddenSteps(person, field)
  return [
    {
      section: person.section.id,
      item: person.item.id,
      field,
      ...(steps.length > 0 ? { fix: { steps } } : {}),
    },
  ]
}

export const noName: Rule = {
  severity: 'error',
  find: (evidence) => {
    const name = evidence.fields.find(
      ({ field, section }) =>
        field === 'name' &&
        evidence.document.sections.some(({ id, kind }) => id === section && kind === 'base_info'),
    )
    return name?.state === 'same' ? [] : unread(evidence, 'name')
  },
}

/** One way to reach a person is enough to be called; with none it is an error. */
const noWay = (field: 'phoneNumber' | 'email', other: 'phoneNumber' | 'email'): Rule => ({
  severity: 'warning',
  find: (evidence) =>
    readOf(evidence, field) !== ''
      ? []
      : unread(evidence, field).map((found) => ({
          ...found,
          ...(readOf(evidence, other) === '' ? { severity: 'error' as const } : {}),
        })),
})

export const noPhone = noWay('phoneNumber', 'email')
export const noEmail = noWay('email', 'phoneNumber')

const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '')
  if (/[^\d\s()+.\-–/]/.test(text)) return false
  // A Chinese mobile number has eleven digits, no more and no less.
  if (/^1[3-9]/.test(digits) && !text.includes('+')) return digits.length === 11
  return looksLikePhone(text)
}

const isEmail = (text: string): boolean => EMAIL.exec(text)?.[0] === text

/** Reverts what input methods do to numbers and addresses. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[—－―]/g, '-')
    .replaceAll('。', '.')
    .replaceAll(/(?:(?<!\s)\s+)?@\s*/g, '@')
    .trim()

const malformed = (evidence: Evidence, field: string, isGood: (text: string) => boolean): Found[] =>
  evidence.shown
    .filter((shown: ShownField) => shown.kind === 'base_info' && shown.field === field && !isGood(shown.ours))
    .map(({ section, item, ours }) => {
      const better = plainSigns(ours)
      return {
        section,
        item,
        field,
        facts: { text: ours, better },
        ...(isGood(better)
          ? { fix: { steps: [{ do: 'setField' as const, section, item, field, value: better }] } }
          : {}),
      }
    })

export const badPhone: Rule = {
  severity: 'error',
  find: (evidence) => malformed(evidence, 'phoneNumber', isPhone),
}

export const badEmail: Rule = {
  severity: 'error',
  find: (evidence) => malformed(evidence, 'email', isEmail),
}

export const sideContact: Rule = {
  severity: 'info',
  find: ({ document, shown }) => {
    const ways = shown.filter(
      ({ kind, field }) => kind === 'base_info' && /^(?:phoneNumber|email)$/.test(field),
    )
    const section = document.sections.find(({ id }) => id === ways[0]?.section)
    return section && isInSideColumn(document, section) ? [{ section: section.id }] : []
  },
}
