import { blanksIn } from '#packages/ai/blanks.ts'
import { textsOf } from '#packages/ai/document-texts.ts'
import { kindOfSlot, sectionOfSlot } from '#packages/ai/draft/slots.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { Draft } from '../plan.ts'
import type { Written } from './turn.ts'

/** `part`: it was stopped in the middle. `empty`: the engine had nothing for it. */
export type SectionState = 'waiting' | 'writing' | 'written' | 'part' | 'empty'

export interface SectionProgress {
  /** Its slot: a second section of a kind is `custom_2`. */
  kind: string
  name: string
  state: SectionState
  /** Which entry is being written, from 1; not for kinds of one entry. */
  entry?: number
}

const says = (value: Value): boolean =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true

const isEmpty = (document: Document, kind: string): boolean =>
  !sectionOfSlot(document, kind)?.items.some(({ data }) => Object.values(data).some(says))

/** The progress of every section, from received text only. */
export const progressOf = (
  { document, kinds, whole }: Pick<Draft, 'document' | 'kinds' | 'whole'>,
  written?: Written,
): SectionProgress[] =>
  kinds.map((kind) => {
    const section = sectionOfSlot(document, kind)
    const known = kindOfSlot(kind)
    const name = section?.title.trim() || known?.[document.language] || kind
    if (written?.waiting.includes(kind)) return { kind, name, state: 'waiting' }
    if (written?.begun.at(-1) === kind)
      return {
        kind,
        name,
        state: 'writing',
        ...(written.at?.kind === kind && !known?.single ? { entry: written.at.entry + 1 } : {}),
      }
    const empty = isEmpty(written?.document ?? document, kind)
    if (written?.begun.includes(kind) || whole.includes(kind))
      return { kind, name, state: empty ? 'empty' : 'written' }
    return { kind, name, state: empty ? 'waiting' : 'part' }
  })

const WORD = /\p{Script=Han}|[\p{L}\p{N}]+/gu

/** Counts Chinese characters and words, and the blanks that the user has to fill in. */
export const countsOf = (document: Document): { words: number; blanks: number } => {
  const texts = textsOf(document).map(({ text }) => text)
  const sum = (of: (text: string) => number) => texts.reduce((total, text) => total + of(text), 0)
  return {
    words: sum((text) => text.match(WORD)?.length ?? 0),
    blanks: sum((text) => blanksIn(text).length),
  }
}
