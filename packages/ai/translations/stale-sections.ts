import type { Document } from '#packages/document/schema.ts'
import { type SectionHashes, sectionHashes } from './section-hashes.ts'

export interface StaleSection {
  /** Of the source. */
  id: string
  /** `gone` has no title, because the source no longer has the section; the copy may still have it. */
  title: string
  state: 'changed' | 'new' | 'gone'
}

/**
 * The sections of a source that have changed since its copy was translated, in order. An added section without text
 * does not count.
 */
export const staleSections = (source: Document, link: { sections: SectionHashes }): StaleSection[] => {
  const now = sectionHashes(source)
  const empty = sectionHashes({
    ...source,
    sections: source.sections.map((section) => ({ ...section, title: '', items: [] })),
  })
  const present = source.sections.flatMap(({ id, title }): StaleSection[] => {
    const then = link.sections[id]
    if (then === undefined) return now[id] === empty[id] ? [] : [{ id, title, state: 'new' }]
    return then === now[id] ? [] : [{ id, title, state: 'changed' }]
  })
  const gone = Object.keys(link.sections)
    .filter((id) => !Object.hasOwn(now, id))
    .map((id): StaleSection => ({ id, title: '', state: 'gone' }))
  return [...present, ...gone]
}
