import type { Document } from '#packages/document/schema.ts'

/** Of a file; a resume with a photo has less than a tenth of it. */
export const MAX_BYTES = 20 * 1024 * 1024

export type SourceKind =
  | 'huajian-pdf'
  | 'huajian-json'
  | 'pdf'
  | 'docx'
  | 'pptx'
  | 'huajian-pptx'
  | 'html'
  | 'json-resume'
  | 'reactive-resume-4'
  | 'reactive-resume-5'
  | 'magic-resume'
  | 'markdown'
  | 'text'

/** Why a value may be wrong. */
export type Doubt =
  /** Nothing said it is the name; it looked like one. */
  | 'name-by-looks'
  | 'name-by-file'
  /** Company and post, or project and role, were distinguished only by their order. */
  | 'by-order'
  /** The heading is in no list; its words told the kind. */
  | 'kind-guessed'
  /** Text that no field claimed. */
  | 'left-over'
  /** A level from a word, stars or a percentage. */
  | 'level-read'
  /** The end is before the start. */
  | 'odd-period'
  /** The head of an entry was taken apart in a way that often goes wrong. */
  | 'guessed-parts'
  /** Nothing marked where one entry ends and the next begins. */
  | 'no-entry-heads'

export interface Unsure {
  section: string
  item: string
  /** Empty where the whole entry is meant. */
  field: string
  why: Doubt
}

export type Note =
  /** Words that a field now says: labels, level words. */
  | { code: 'replaced'; words: string[] }
  /** Repeated headers, footers, page numbers. */
  | { code: 'page-furniture'; words: string[] }
  | { code: 'cut'; what: 'pages' | 'characters' | 'entries'; kept: number; of: number }
  /** Headings with nothing under them. */
  | { code: 'empty-sections'; words: string[] }
  | { code: 'picture-left-out' }
  | { code: 'design-left-out' }
  | { code: 'scripts-left-out' }

export type ProblemCode =
  | 'too-large'
  | 'encrypted'
  | 'broken'
  | 'no-text'
  | 'unknown'
  | 'bomb'
  | 'newer'
  | 'empty'
  | 'old-word'
  | 'picture'

export interface Refusal {
  ok: false
  problem: ProblemCode
  /** For the log of a developer, never for a person. */
  detail?: string
}

export const refuse = (problem: ProblemCode, detail?: string): Refusal => ({
  ok: false,
  problem,
  ...(detail === undefined ? {} : { detail }),
})

export type Reading =
  | {
      ok: true
      document: Document
      source: SourceKind
      notes: Note[]
      unsure: Unsure[]
      /** How many lines found no place of their own. */
      unplaced: number
    }
  | Refusal
