import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import type { Troubles } from '#packages/export/format.ts'
import type { Difference } from './compare-text.ts'
import type { Fix } from './fix.ts'
import type { ProofField } from './match-fields.ts'
import type { FileReading } from './read-file.ts'
import type { ShownField } from './shown-fields.ts'

/** The pages that the file was made of. */
export interface Drawn {
  /** Their texts, page after page. */
  text: string
  pages: number
  /** How they show it; without it nothing is said about sizes and colours. */
  list?: DisplayList
}

/** All that a rule may look at. */
export interface Evidence {
  document: Document
  drawn: Drawn
  reading: FileReading
  difference: Difference | undefined
  shown: readonly ShownField[]
  fields: readonly ProofField[]
  /** Of the file. */
  bytes: number
  troubles: Troubles
  /** A month as 2026-10. */
  now: string
}

export type Severity = 'error' | 'warning' | 'info'

export type Facts = Record<string, string | number>

/** Something that a rule found, and where. */
export interface Found {
  section?: string
  item?: string
  field?: string
  facts?: Facts
  fix?: Fix
  /** Where it weighs otherwise than its rule says. */
  severity?: Severity
}

export interface Rule {
  severity: Severity
  find(evidence: Evidence): Found[]
}
