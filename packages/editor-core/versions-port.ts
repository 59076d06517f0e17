import type { Document } from '#packages/document/schema.ts'

/** Why a version was kept. */
export type VersionReason =
  | 'saved'
  /** The person kept it, with a name. */
  | 'named'
  /** What stood there before something large happened to it. */
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
  /** Told before the editor takes the version as an edit of its own: what stands there now is kept first. */
  restore(id: string): Promise<void>
}
