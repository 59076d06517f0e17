import type { Document } from '#packages/document/schema.ts'
import type { Variant } from './define.ts'
import { docTitles } from './doc-titles/titles.ts'
import { titleKind } from './registry.ts'

/** The look of titles with this number. Documents have more looks than the nineteen of resumes. */
export const titleLook = (number: number): Variant | undefined =>
  titleKind.variants[number] ?? (docTitles[number] as Variant | undefined)

/** The title looks that a document offers. Word documents have numbered titles, so those come first. */
export const titleLooksFor = (kind: Document['kind']): [number, Variant][] =>
  Object.entries({ ...titleKind.variants, ...(kind === 'word' ? docTitles : {}) })
    .map(([number, look]): [number, Variant] => [Number(number), look as Variant])
    .sort(([one], [other]) => Number(other > 50) - Number(one > 50) || one - other)
