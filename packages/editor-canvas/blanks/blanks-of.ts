import { blanksIn } from '#packages/ai/blanks.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { textPlaces } from '#packages/editor-forms/find-text.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** Something that only the person knows, `【团队人数】`, and where it waits to be filled in. */
export interface Blank {
  section: string
  item: string
  field: string
  text: string
  /** Which of those that are alike in this field. */
  nth: number
}

const isShown = (section: Section | undefined, item: string, field: string): boolean =>
  section?.visible === true &&
  section.props[field]?.visible !== false &&
  section.items.some(({ id, hidden }) => id === item && !hidden)

interface Told {
  section?: string
  item?: string
  field?: string
  text: string
}

/** Dates are not searched for words, but a draft has blanks in them. */
const datesOf = ({ sections }: Document): Told[] =>
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

/** Entry by entry, whatever was found first. */
const inOrder = ({ sections }: Document, told: readonly Told[]): Told[] => {
  const order = new Map(sections.flatMap(({ items }) => items).map(({ id }, at) => [id, at]))
  const at = ({ item }: Told) => order.get(item ?? '') ?? -1
  return told.toSorted((one, other) => at(one) - at(other))
}

/** Those that a reader would see, in the order of the document. */
export const blanksOf = (document: Document): Blank[] => {
  const sections = new Map(document.sections.map((section) => [section.id, section]))
  const times = new Map<string, number>()
  const told = [...datesOf(document), ...textPlaces(document)].filter(({ text }) => text.includes('【'))
  return inOrder(document, told).flatMap(({ section, item, field, text }) => {
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
