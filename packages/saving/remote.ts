import type { Document } from '#packages/document/schema.ts'

export interface Kept {
  revision: number
  document: Document
  savedAt: number
}

export type SaveAnswer =
  | { saved: true; revision: number; savedAt: number }
  /** Somebody else saved since: what stands there now. */
  | { saved: false; current: Kept }

/** Where a document is at home: the server, or for visitors this browser. The same saving works on both. */
export interface Remote {
  home: 'server' | 'browser'
  load(id: string): Promise<Kept | undefined>
  /** Only on top of the revision that the sender knows. `settled`: a conflict was, so what stood there is worth keeping. */
  save(id: string, baseRevision: number, document: Document, settled: boolean): Promise<SaveAnswer>
}

export type FailureReason =
  /** No answer: no network, or the server is away. */
  | 'offline'
  /** The server answered with a fault of its own, or asked to wait. */
  | 'server'
  | 'signed_out'
  /** The server does not take this document; trying again does not help. */
  | 'refused'
  /** The account has no storage left: its owner can make room and try again. */
  | 'no_room'
  /** It was deleted elsewhere. */
  | 'gone'
  /** This browser has no room left. */
  | 'full'

export class RemoteFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.reason = reason
  }
}
