import type { Item, Section } from '#packages/document/schema.ts'
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
export type Unseen = 'hidden' | 'elsewhere'

export const unseenField = (
  section: Section,
  item: string,
  field: string,
  language: Language,
): Unseen | undefined => {
  const isShown = section.visible && section.items.some(({ id, hidden }) => id === item && !hidden)
  // Who hid all of it knows.
  if (!isShown) return undefined
  if (section.props[field]?.visible === false) return 'hidden'
  if (shows(section, item, field, language)) return undefined
  const variants = Object.keys(kindOf(section.kind)?.variants ?? {}).map(Number)
  return variants.some((variant) => shows({ ...section, variant }, item, field, language))
    ? 'elsewhere'
    : undefined
}
