import type { Document } from '#packages/document/schema.ts'

/** Why a version was stored. */
export type VersionReason =
  | 'saved'
  /** Stored by the user, with a name. */
  | 'named'
  /** The document before a version was restored or a large change was made. */
  | 'restored'
  | 'merged'
  | 'template'
  | 'imported'
  | 'ai'
  | 'translated'

export interface VersionInfo {
  id: string
  /** Milliseconds since 1970. */
  at: number
  reason: VersionReason
  name?: string
}

/** The store of earlier versions: the server, or for visitors this browser. */
export interface Versions {
  list(): Promise<VersionInfo[]>
  get(id: string): Promise<Document>
  /** An empty name removes the name. */
  name(id: string, name: string): Promise<void>
  /** Stores the current document as a named version. */
  keep(name: string): Promise<void>
  /** Called before the editor applies the version as an edit: the current document is saved as a version first. */
  restore(id: string): Promise<void>
}
