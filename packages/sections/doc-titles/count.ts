import type { Section } from '#packages/document/schema.ts'
import { kindOf } from '../registry.ts'
import { ARTICLE, depthOf, docTitles } from './titles.ts'

/**
 * The number of each title and heading of a document, from 0. Titles of one look are counted together: 一、二、…
 * continues over titles without a number, （一） starts again below each of them.
 */
export const sectionCounter = (titleVariant: number) => {
  const titles = new Map<number, number>()
  const headings = new Map<string, number>()
  const keyOf = ({ kind, variant }: Section) => `${kind} ${variant}`
  return {
    of(section: Section): number | undefined {
      if (kindOf(section.kind)?.counted) return headings.get(keyOf(section)) ?? 0
      const look = section.titleVariant ?? titleVariant
      return docTitles[look] ? (titles.get(look) ?? 0) : undefined
    },
    pass(section: Section, isTitled: boolean): void {
      const kind = kindOf(section.kind)
      if (kind?.counted) headings.set(keyOf(section), (headings.get(keyOf(section)) ?? 0) + 1)
      const isChapter = kind?.variants[section.variant]?.chapter
      for (const look of titles.keys()) if (isChapter && look !== ARTICLE) titles.delete(look)
      const look = section.titleVariant ?? titleVariant
      if (!isTitled || !docTitles[look]) return
      titles.set(look, (titles.get(look) ?? 0) + 1)
      for (const other of titles.keys()) if (depthOf(other) > depthOf(look)) titles.delete(other)
    },
  }
}
