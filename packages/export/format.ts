import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from './display-list/list.ts'

/** The progress of a file, reported by completed steps, never estimated. */
export interface Progress {
  step: string
  done: number
  of: number
}
export type Report = (progress: Progress) => void

/** Differences between a file and the screen. */
export interface Troubles {
  /** Characters that none of the product's faces has: drawn as pictures, but searchable as text. */
  missing: string[]
  /** How many pictures were broken or could not be fetched: their places are empty. */
  unread: number
}

/** One file of an export. */
export interface MadeFile {
  /** With its extension. */
  name: string
  type: string
  bytes: Uint8Array
  troubles?: Troubles
}

export interface Making {
  document: Document
  /** Without an extension. */
  name: string
  report: Report
  signal: AbortSignal
}

/** A format is made of the laid-out pages, of the drawn document (`.hj-doc`, or what holds it), or of the document. */
export type Writer<Options = unknown> =
  | {
      from: 'pages'
      /** Whether texts, tables and charts are asked for as such. */
      editableObjects?(document: Document): boolean
      write(list: DisplayList, making: Making, options: Options): Promise<MadeFile[]>
    }
  | { from: 'drawn'; write(root: HTMLElement, making: Making, options: Options): Promise<MadeFile[]> }
  | { from: 'document'; write(making: Making, options: Options): Promise<MadeFile[]> }
