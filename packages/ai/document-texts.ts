import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Period, Rich, Value } from '#packages/document/values.ts'
import type { Field, Kind } from '#packages/sections/define.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { showsTitle } from '#packages/sections/titled.ts'
import { plainOf } from './change/plain-rich.ts'
import { pairsToText } from './draft/pairs.ts'
import { periodToText } from './draft/period-text.ts'
import { MAX_TEXT, type Place, type TextAt } from './places.ts'

/** As many as a task takes. */
const MAX_TEXTS = 400

/** A value as text for engines. Values without text (pictures, levels, charts) have none. */
export const textOfValue = (value: Value, { type }: Field, language: Language): string => {
  switch (type) {
    case 'rich':
      return plainOf(value as Rich)
    case 'period':
      return periodToText(value as Period)
    case 'labelled':
      return pairsToText(value, language)
    case 'line':
    case 'date':
    case 'link':
      return value as string
    default:
      return ''
  }
}

const textsOfItem = (item: Item, section: Section, kind: Kind, language: Language): TextAt[] =>
  Object.entries(kind.fields).flatMap(([name, field]) => {
    const value = item.data[name]
    const props = section.props[name]
    if (value === undefined || props?.visible === false) return []
    const text = textOfValue(value, field, language)
    // Cut, it would stand for the whole and the rest would be lost with the first change.
    if (text.trim() === '' || text.length > MAX_TEXT) return []
    const place = { section: section.id, item: item.id, field: name }
    return [{ place, kind: section.kind, label: props?.label ?? field[language], text }]
  })

/** The texts that a reader of the document sees, field by field, in their order. Titles of sections: `titlesOf`. */
export const textsOf = ({ sections, language }: Document): TextAt[] =>
  sections
    .flatMap((section) => {
      const kind = kindOf(section.kind)
      if (!kind || !section.visible) return []
      return section.items
        .filter(({ hidden }) => !hidden)
        .flatMap((item) => textsOfItem(item, section, kind, language))
    })
    .slice(0, MAX_TEXTS)

/** A section's title belongs to no entry: its place names the section twice. No entry has a section's id. */
export const titlePlace = ({ id }: Pick<Section, 'id'>): Place => ({ section: id, item: id, field: 'title' })

export const isTitlePlace = ({ section, item, field }: Place): boolean =>
  section === item && field === 'title'

const TITLE = { zh: '标题', en: 'Title' } as const

/** The section titles on the page. */
export const titlesOf = ({ sections, language }: Document): TextAt[] =>
  sections
    .filter(
      (section) =>
        kindOf(section.kind) !== undefined &&
        section.visible &&
        showsTitle(section) &&
        section.title.trim() !== '',
    )
    .map((section) => ({
      place: titlePlace(section),
      kind: section.kind,
      label: TITLE[language],
      text: section.title,
    }))
