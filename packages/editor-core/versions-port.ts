import type { Document } from '#packages/document/schema.ts'

/** Why a version was kept. */
export type VersionReason =
  | 'saved'
  /** The person kept it, with a name. */
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
  /** Milliseconds. */
  at: number
  reason: VersionReason
  name?: string
}

/** Where earlier versions of the document are kept: the server, or for visitors this browser. */
export interface Versions {
  list(): Promise<VersionInfo[]>
  get(id: string): Promise<Document>
  /** An empty name takes the name away. */
  name(id: string, name: string): Promise<void>
  /** The present state, under a name of its own. */
  keep(name: string): Promise<void>
  /** Called before the editor applies the version as an edit: the current document is saved as a version first. */
  restore(id: string): Promise<void>
}
