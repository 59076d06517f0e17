import { blanksIn } from '#packages/ai/blanks.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { textPlaces } from '../../tools/find-text.ts'

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

/** Those that a reader would see, in the order of the document. */
export const blanksOf = (document: Document): Blank[] => {
  const sections = new Map(document.sections.map((section) => [section.id, section]))
  const times = new Map<string, number>()
  return textPlaces(document).flatMap(({ section, item, field, text }) => {
    if (section === undefined || item === undefined || field === undefined || !text.includes('【')) return []
    if (!isShown(sections.get(section), item, field)) return []
    return blanksIn(text).map((blank) => {
      const key = [section, item, field, blank].join('|')
      const nth = times.get(key) ?? 0
      times.set(key, nth + 1)
      return { section, item, field, text: blank, nth }
    })
  })
}
