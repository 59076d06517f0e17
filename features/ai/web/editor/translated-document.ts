import { isTitlePlace } from '#packages/ai/document-texts.ts'
import { valueOfText } from '#packages/ai/draft/field-value.ts'
import type { Place } from '#packages/ai/places.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'

export interface Translated {
  place: Place
  text: string
}

const inItem = (item: Item, kindName: string, texts: readonly Translated[]): Item => {
  const kind = kindOf(kindName)
  const own = texts.filter(({ place }) => place.item === item.id)
  if (!kind || own.length === 0) return item
  const data = { ...item.data }
  for (const { place, text } of own) {
    const value = valueOfText(kind, place.field, text, data[place.field])
    // A translation that the field cannot hold is ignored.
    if (value !== undefined) data[place.field] = value
  }
  return { ...item, data }
}

/** A title that is only the name of its kind needs no engine. */
const titleOf = (section: Section, to: Language, texts: readonly Translated[]): string => {
  const kind = kindOf(section.kind)
  const from: Language = to === 'zh' ? 'en' : 'zh'
  if (kind && section.title.trim() === kind[from]) return kind[to]
  return texts.find(({ place }) => isTitlePlace(place))?.text.slice(0, 80) || section.title
}

/** A section with its translated texts; texts without a translation are unchanged. */
export const translatedSection = (section: Section, to: Language, texts: readonly Translated[]): Section => {
  const own = texts.filter(({ place }) => place.section === section.id)
  return {
    ...section,
    title: titleOf(section, to, own),
    items: section.items.map((item) => inItem(item, section.kind, own)),
  }
}

const LANGUAGE_NAME: Record<Language, string> = { zh: ' · 中文', en: ' · English' }

/** A copy in the other language. Its sections keep their ids, which link them to the original. */
export const translatedDocument = (
  document: Document,
  to: Language,
  sections: ReadonlySet<string>,
  texts: readonly Translated[],
): Document => ({
  ...document,
  language: to,
  title: `${document.title.slice(0, 105)}${LANGUAGE_NAME[to]}`,
  sections: document.sections.map((section) =>
    sections.has(section.id) ? translatedSection(section, to, texts) : section,
  ),
})
