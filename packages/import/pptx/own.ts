import type { Document, Section } from '#packages/document/schema.ts'
import { type OwnSlide, ownJsonIn, wordsOf } from '#packages/export/pptx/deck/own-part.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import type { Package } from './package.ts'
import type { Slide } from './read-slide.ts'

export interface Own {
  document: Document
  slides: OwnSlide[]
}

const isSlide = (one: unknown): one is OwnSlide =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as OwnSlide).section === 'string' &&
  typeof (one as OwnSlide).words === 'string'

/** The document that a file of ours was made of; nothing where it is not ours, or not to be read any more. */
export const ownIn = async (file: Package): Promise<Own | 'newer' | undefined> => {
  const paths = file.paths.filter((path) => /^customXml\/item\d+\.xml$/.test(path))
  const json = paths.map((path) => ownJsonIn(file.xml(path))).find((one) => one !== undefined)
  if (json === undefined) return undefined
  try {
    const { document, slides } = JSON.parse(json) as { document: unknown; slides: unknown }
    const loaded = await readDocument(document)
    if (loaded.ok && Array.isArray(slides))
      return { document: loaded.document, slides: slides.filter(isSlide) }
    return !loaded.ok && loaded.problems.some(({ reason }) => reason === 'newer') ? 'newer' : undefined
  } catch {
    return undefined
  }
}

const wordsIn = (file: Package, { path, chartPaths, notesPath }: Slide): string => {
  const others = [...chartPaths, ...(notesPath === undefined ? [] : [notesPath])]
  return wordsOf(file.xml(path), others.map(file.xml))
}

/** Sections of which nothing was shown: they are in no slide, and come back where they were. */
const withUnshown = (sections: Section[], { document, slides }: Own): Section[] => {
  const shown = new Set(slides.map(({ section }) => section))
  const all = [...sections]
  for (const [at, section] of document.sections.entries()) {
    if (shown.has(section.id)) continue
    const before = document.sections[at - 1]?.id
    const place = all.findIndex(({ id }) => id === before)
    all.splice(before === undefined ? 0 : place < 0 ? all.length : place + 1, 0, section)
  }
  return all
}

/** A slide that the user duplicated. */
const copied = (section: Section, at: number): Section => ({
  ...section,
  id: `copy-${at + 1}`,
  items: section.items.map((item, place) => ({ ...item, id: `copy-${at + 1}-${place + 1}` })),
})

/**
 * The document of one of our files in its present state: an unchanged slide is the section that it was made of, with
 * all hidden data; a slide that the user changed is read by its content.
 */
export const refreshed = (
  own: Own,
  file: Package,
  slides: readonly Slide[],
  readSlide: (slide: Slide, at: number) => Section[],
): { document: Document; changed: number } => {
  const words = slides.map((slide) => wordsIn(file, slide))
  const slidesOf = (section: string) => own.slides.filter((one) => one.section === section)
  const isWhole = (section: string) => slidesOf(section).every((one) => words.includes(one.words))
  const sectionAt = (id: string) => own.document.sections.find((section) => section.id === id)
  const sections: Section[] = []
  let changed = 0
  for (const [at, slide] of slides.entries()) {
    const known = own.slides.filter((one) => one.words === words[at] && isWhole(one.section))
    const isTaken = (id: string) => sections.some((section) => section.id === id)
    const was = known.find(({ section }) => !isTaken(section)) ?? known[0]
    const section = was && sectionAt(was.section)
    const visible = !slide.isHidden
    if (!section) {
      sections.push(...readSlide(slide, at))
      changed += 1
    } else if (!isTaken(section.id)) sections.push({ ...section, visible })
    // Of a section that goes on over several slides, the first one brought all.
    else if (slidesOf(section.id).length === 1) sections.push({ ...copied(section, at), visible })
  }
  return { document: { ...own.document, sections: withUnshown(sections, own) }, changed }
}
