import type { ComponentType } from 'react'
import type { Words } from '#packages/i18n/define-words.ts'
import type { DocumentKind } from '#packages/templates/document-facets.ts'
import type { CoveredRow } from '../gallery-contract.ts'

/** Texts of a gallery of one kind. */
export type ShelfWords = {
  title: string
  landing(value: string): string
  author(name: string): string
  mine: string
  searched(q: string): string
  lead(count: string): string
  landingLead(value: string, count: string): string
  authorLead(name: string, count: string): string
  mineLead: string
  foundLead(count: string): string
  search: string
  hint: string
  nothing: string
  nothingText: string
  otherwise: string
}

/** Properties of the gallery of one kind. */
export interface Shelf {
  /** Resumes by default. */
  kind?: DocumentKind
  words: Words<ShelfWords>
  Card: ComponentType<{ row: CoveredRow; isEager?: boolean }>
  /** The link shown while it is empty. */
  otherwise: string
}
