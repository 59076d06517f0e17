import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isBlank } from '#packages/document/values.ts'
import type { Language } from './language.ts'
import { kindOf } from './registry.ts'
import { resolveSection } from './resolve-document.ts'

/** Of copies: what the pages know of the section and of its entries stays as it is. */
const drawn = (section: Section, language: Language, change: (item: Item) => Item): string => {
  const items = section.items.map((item) => change({ ...item }))
  return JSON.stringify(resolveSection({ ...section, items }, language, 1, 0).body)
}

/** Whether what the field says makes any difference to what is drawn. */
const shows = (section: Section, id: string, field: string, language: Language): boolean => {
  const without = (item: Item): Item => {
    const { [field]: _, ...data } = item.data
    return item.id === id ? { ...item, data } : item
  }
  return drawn(section, language, (item) => item) !== drawn(section, language, without)
}

/** Why a written field is not on the page: it is hidden, or this look has no place for it and another one has. */
export type HiddenFieldReason = 'hidden' | 'elsewhere'

export const hiddenFieldReason = (
  section: Section,
  item: string,
  field: string,
  language: Language,
): HiddenFieldReason | undefined => {
  const isShown = section.visible && section.items.some(({ id, hidden }) => id === item && !hidden)
  // If the user hid all of it, that is on purpose.
  if (!isShown) return undefined
  if (section.props[field]?.visible === false) return 'hidden'
  if (shows(section, item, field, language)) return undefined
  const variants = Object.keys(kindOf(section.kind)?.variants ?? {}).map(Number)
  return variants.some((variant) => shows({ ...section, variant }, item, field, language))
    ? 'elsewhere'
    : undefined
}

/** The fields of which any entry shows something. */
const shownFields = (section: Section, language: Language): string[] => {
  if (!section.visible) return []
  const whole = drawn(section, language, (item) => item)
  return Object.keys(kindOf(section.kind)?.fields ?? {}).filter((field) => {
    if (!section.items.some(({ data, hidden }) => !hidden && !isBlank(data[field]))) return false
    return (
      whole !== drawn(section, language, ({ data: { [field]: _, ...data }, ...item }) => ({ ...item, data }))
    )
  })
}

/** Fields that the pages showed before and do not show any more, although the document still has them. */
export const undisplayedAfter = (before: Document, after: Document): { section: Section; field: string }[] =>
  after.sections.flatMap((section) => {
    const known = before.sections.find(({ id }) => id === section.id)
    if (!known || !section.visible) return []
    const now = new Set(shownFields(section, after.language))
    return shownFields(known, before.language)
      .filter((field) => !now.has(field))
      .map((field) => ({ section, field }))
  })
