import type { Document, Section } from '#packages/document/schema.ts'
import { newSection, placeNewSection } from '#packages/editor-core/new-section.ts'
import type { SectionKind } from '#packages/sections/define.ts'
import { allKinds, kindOf } from '#packages/sections/registry.ts'

/** Not written by AI: personal details are the user's own, and the others only set the look of titles. */
const UNWRITTEN = ['resume_title', 'module_title', 'base_info']

const isWritten = (kind: SectionKind | undefined): boolean =>
  kind !== undefined && kind.for === undefined && !UNWRITTEN.includes(kind.kind)

/** Sections that AI can write. */
export const writableSections = ({ sections }: Document): Section[] =>
  sections.filter(({ kind }) => isWritten(kindOf(kind)))

/** Kinds that the resume has no section of. A custom section cannot be drafted, because it has no topic yet. */
export const missingKinds = ({ sections }: Document): SectionKind[] =>
  allKinds().filter(
    (kind) =>
      isWritten(kind) && kind.kind !== 'custom' && !sections.some((section) => section.kind === kind.kind),
  )

/** A new section of the kind, in its first variant and without entries. */
export const sectionToBe = (document: Document, kind: string): Section =>
  newSection(document, kind, 1, placeNewSection(document, kind, 1).region, { items: [] })
