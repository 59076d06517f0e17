import type { Keywords } from '#packages/ai/tasks.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'

/** A template as it is named next to its cover. */
export interface ChosenTemplate {
  id: string
  name: string
}

export interface ChosenModel {
  id: string
  name: string
  isBuiltIn: boolean
  /** The price of a draft, in points. */
  price: number
}

/** The input of a draft. */
export interface Plan {
  keywords: Keywords
  template: ChosenTemplate
  model: ChosenModel
  /** The language of the resume, not of the interface. */
  language: Language
}

/** The text written so far. Stored in this browser at every step, so that nothing is lost with the page. */
export interface Draft extends Plan {
  id: string
  /** The id of its account, or empty for a visitor. */
  owner: string
  at: number
  seed: number
  document: Document
  /** Its sections by slot (packages/ai/draft/slots.ts), in the order in which they are written. */
  kinds: readonly string[]
  /** The sections that are completely written. */
  whole: readonly string[]
  /** Notes of the engine. */
  notes: readonly string[]
  /** The resume that it became. */
  keptAs?: string
}

/** A random seed in the range of the task. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1
