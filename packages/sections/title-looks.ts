import type { Document } from '#packages/document/schema.ts'
import type { Variant } from './define.ts'
import { docTitles } from './doc-titles/titles.ts'
import { titleKind } from './registry.ts'

/** How a title of this number looks; documents have looks of their own beside the nineteen of resumes. */
export const titleLook = (number: number): Variant | undefined =>
  titleKind.variants[number] ?? (docTitles[number] as Variant | undefined)

/** What a document can choose from: a Word document counts its titles, and that is what it is offered first. */
export const titleLooksFor = (kind: Document['kind']): [number, Variant][] =>
  Object.entries({ ...titleKind.variants, ...(kind === 'word' ? docTitles : {}) })
    .map(([number, look]): [number, Variant] => [Number(number), look as Variant])
    .sort(([one], [other]) => Number(other > 50) - Number(one > 50) || one - other)
