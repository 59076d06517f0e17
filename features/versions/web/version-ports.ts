import type { Document } from '#packages/document/schema.ts'
import type { VersionReason, Versions } from '#packages/editor-core/versions-port.ts'
import { browserVersions } from '#packages/sync/browser-versions.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import type { Reason, ShownVersion } from '#packages/versions/wire.ts'

const REASONS: Record<Reason, VersionReason> = {
  auto: 'saved',
  named: 'named',
  restore: 'restored',
  merge: 'merged',
}

/** The server calls for the versions of one document. Resumes and templates have different ones. */
export interface VersionCalls {
  list(): Promise<{ versions: ShownVersion[] }>
  get(version: string): Promise<{ document: unknown }>
  keep(name: string): Promise<unknown>
  name(version: string, name: string): Promise<unknown>
  unname(version: string): Promise<unknown>
  restore(version: string): Promise<{ revision: number; document: unknown; updatedAt: number }>
}

/** Versions stored in the account. Restoring one is an edit and can be undone. */
export const serverVersions = (calls: VersionCalls, sync: DocumentSync): Versions => ({
  list: async () =>
    (await calls.list()).versions.map(({ id, createdAt, reason, name }) => ({
      id,
      at: createdAt,
      reason: REASONS[reason],
      ...(name === null ? {} : { name }),
    })),
  get: async (version) => (await calls.get(version)).document as Document,
  keep: async (name) => {
    await sync.push()
    await calls.keep(name)
  },
  name: async (version, name) =>
    void (await (name === '' ? calls.unname(version) : calls.name(version, name))),
  restore: async (version) => {
    await sync.push()
    const { revision, document, updatedAt } = await calls.restore(version)
    // Otherwise the next save would meet a foreign change on the server, and the merge would revert an undo.
    await sync.adopt({ revision, document: document as Document }, updatedAt)
  },
})

/** Versions of a visitor's draft, stored in this browser. */
export const draftVersions = (db: LocalDatabase, id: string, sync: DocumentSync): Versions => {
  const versions = browserVersions(db, id)
  return {
    list: async () =>
      (await versions.list()).map(({ id: version, at, reason, name }) => ({
        id: version,
        at,
        reason: REASONS[reason],
        ...(name === undefined ? {} : { name }),
      })),
    get: async (version) => {
      const document = await versions.get(version)
      if (!document) throw new Error('this version is gone')
      return document
    },
    keep: async (name) => {
      await sync.push()
      await versions.keep(name)
    },
    name: versions.name,
    restore: async () => {
      await sync.push()
      await versions.beforeRestore()
    },
  }
}
