import type { Document } from '#packages/document/schema.ts'
import type { Draft } from './draft.ts'
import type { Input } from './input.ts'
import type { PdfEngine } from './pdf/engine.ts'
import type { Note, Refusal, SourceKind } from './reading.ts'

export interface Tools {
  /** pdf.js, in a worker in browsers, in the same thread in Node. */
  pdf: () => Promise<PdfEngine>
  /** Of the person: for files that say nothing in any. */
  language: 'zh' | 'en'
  /** How to read a Word file, if the user chose. By default its content decides. */
  as?: 'resume' | 'document'
}

export type Outcome =
  | { ok: true; draft: Draft; notes: Note[] }
  | { ok: true; document: Document; notes: Note[]; source?: SourceKind }
  | Refusal

export interface Source {
  kind: SourceKind
  claims(input: Input): boolean
  read(input: Input, tools: Tools): Promise<Outcome>
}
