import type { Value } from '#packages/document/values.ts'

type Data = Record<string, Value>

/** The texts of a new section of a Word document or a presentation. */
export interface Placeholder {
  title: string
  /** A paragraph needs no heading over it. */
  untitled?: true
  /** Of the section itself, where its kind has such fields. */
  own?: Data
  entries?: readonly Data[]
}

export type Placeholders = Record<string, Placeholder>
