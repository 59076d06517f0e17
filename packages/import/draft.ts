import type { Value } from '#packages/document/values.ts'
import type { KindName } from '#packages/sections/registry.ts'
import type { Doubt } from './reading.ts'

/** An entry as a source understood it, before ids and limits. */
export interface DraftItem {
  data: Record<string, Value>
  /** Values that were guessed, and why. */
  doubts?: Record<string, Doubt>
  hidden?: true
}

export interface DraftSection {
  kind: KindName
  title: string
  english?: string
  items: DraftItem[]
  hidden?: true
}

/** The result of a source. `toDocument` turns it into a document that loads. */
export interface Draft {
  language: 'zh' | 'en'
  /** Of the document; made from the name where the source has none. */
  title?: string
  sections: DraftSection[]
  /** Words that a field says in their place: labels, level words. */
  replaced: string[]
  /** Headings with nothing under them. */
  empty?: string[]
  /** Lines that went into the section of the rest. */
  unplaced: number
}
