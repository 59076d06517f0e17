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
  /** The number of pictures that were broken or could not be fetched: their places are empty. */
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

/**
 * The input of a format: the laid-out pages, the drawn document (`.hj-doc`, or an element around it), or the document.
 */
export type Writer<Options = unknown> =
  | {
      from: 'pages'
      /** Whether the format needs native texts, tables and charts. */
      editableObjects?(document: Document): boolean
      write(list: DisplayList, making: Making, options: Options): Promise<MadeFile[]>
    }
  | { from: 'drawn'; write(root: HTMLElement, making: Making, options: Options): Promise<MadeFile[]> }
  | { from: 'document'; write(making: Making, options: Options): Promise<MadeFile[]> }
