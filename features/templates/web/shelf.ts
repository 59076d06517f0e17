import type { ComponentType } from 'react'
import type { Words } from '#packages/i18n/define-words.ts'
import type { DocumentKind } from '#packages/templates/document-facets.ts'
import type { CoveredRow } from '../gallery-contract.ts'

/** How a gallery of one kind speaks of itself. */
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

/** What the gallery of one kind has of its own. */
export interface Shelf {
  /** Resumes unless said. */
  kind?: DocumentKind
  words: Words<ShelfWords>
  Card: ComponentType<{ row: CoveredRow; isEager?: boolean }>
  /** Where to go while it is empty. */
  otherwise: string
}
