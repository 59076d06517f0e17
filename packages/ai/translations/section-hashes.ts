import type { Document, Section } from '#packages/document/schema.ts'
import { textsOf, titlesOf } from '../document-texts.ts'

/** The hash of each section of the source at translation time, by section id. */
export type SectionHashes = Record<string, string>

/** As `hashOf` writes it. */
export const SECTION_HASH = /^[0-9a-f]{16}$/

const PRIME = 0x01000193

const fnv = (text: string, start: number): string => {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Tells texts apart; guards nothing, so it need not withstand anybody. The browser reckons it while people type. */
const hashOf = (text: string): string => `${fnv(text, 0x811c9dc5)}${fnv(text, 0x050c5d1f)}`

/** The visible text of a section. Style, order and hidden content do not concern translation. */
const hashOfSection = (document: Document, section: Section): string => {
  const alone = { ...document, sections: [{ ...section, visible: true }] }
  const texts = [...titlesOf(alone), ...textsOf(alone)]
  return hashOf(
    texts.map(({ place, text }) => `${place.item}\u001f${place.field}\u001f${text}`).join('\u001e'),
  )
}

export const sectionHashes = (document: Document): SectionHashes =>
  Object.fromEntries(document.sections.map((section) => [section.id, hashOfSection(document, section)]))
