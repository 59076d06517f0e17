import { blanksIn } from '#packages/ai/blanks.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { textPlaces } from '#packages/editor-forms/find-text.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** A gap in a drafted text that the user has to fill in, such as `【团队人数】`. */
export interface Blank {
  section: string
  item: string
  field: string
  text: string
  /** Index among equal blanks of this field. */
  nth: number
}

const isShown = (section: Section | undefined, item: string, field: string): boolean =>
  section?.visible === true &&
  section.props[field]?.visible !== false &&
  section.items.some(({ id, hidden }) => id === item && !hidden)

interface FoundText {
  section?: string
  item?: string
  field?: string
  text: string
}

/** `textPlaces` has no dates, but dates of a draft can have blanks. */
const datesOf = ({ sections }: Document): FoundText[] =>
  sections.flatMap(({ id, kind, items }) =>
    items.flatMap((item) =>
      Object.entries(kindOf(kind)?.fields ?? {}).flatMap(([field, { type }]) => {
        const text = item.data[field]
        return type === 'date' && typeof text === 'string'
          ? [{ section: id, item: item.id, field, text }]
          : []
      }),
    ),
  )

/** Sorts by the order of the entries. */
const inOrder = ({ sections }: Document, found: readonly FoundText[]): FoundText[] => {
  const order = new Map(sections.flatMap(({ items }) => items).map(({ id }, at) => [id, at]))
  const at = ({ item }: FoundText) => order.get(item ?? '') ?? -1
  return found.toSorted((one, other) => at(one) - at(other))
}

/** The visible blanks, in the order of the document. */
export const blanksOf = (document: Document): Blank[] => {
  const sections = new Map(document.sections.map((section) => [section.id, section]))
  const times = new Map<string, number>()
  const found = [...datesOf(document), ...textPlaces(document)].filter(({ text }) => text.includes('【'))
  return inOrder(document, found).flatMap(({ section, item, field, text }) => {
    if (section === undefined || item === undefined || field === undefined) return []
    if (!isShown(sections.get(section), item, field)) return []
    return blanksIn(text).map((blank) => {
      const key = [section, item, field, blank].join('|')
      const nth = times.get(key) ?? 0
      times.set(key, nth + 1)
      return { section, item, field, text: blank, nth }
    })
  })
}
