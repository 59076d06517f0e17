import { getResume, saveResume } from '#features/resumes/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { Document } from '#packages/document/schema.ts'
import { type DocumentStore, StoreError } from '#packages/sync/document-store.ts'
import { throwStoreError } from '#packages/sync/store-error-of-call.ts'

const throwResumeError = (error: unknown): never =>
  throwStoreError(error, { in_bin: 'gone', no_document_room: 'no_room' })

/** The store for resumes of an account. */
export const serverStore = (client: Client): DocumentStore => ({
  location: 'server',
  load: async (id) => {
    try {
      const { revision, document, updatedAt, deletedAt } = await client.attempt(getResume, { id })
      if (deletedAt !== null) throw new StoreError('gone')
      return { revision, document: document as Document, savedAt: updatedAt }
    } catch (error) {
      if (error instanceof CallFailure && error.status === 404) return undefined
      return throwResumeError(error)
    }
  },
  save: async (id, baseRevision, document, settled) => {
    try {
      const input = {
        id,
        baseRevision,
        document: document as never,
        ...(settled ? { merged: true as const } : {}),
      }
      return { saved: true, ...(await client.attempt(saveResume, input)) }
    } catch (error) {
      const current = error instanceof CallFailure && errorData(saveResume, 'stale_revision', error.body)
      if (!current) return throwResumeError(error)
      const { revision, document: theirs, updatedAt } = current
      return { saved: false, current: { revision, document: theirs as Document, savedAt: updatedAt } }
    }
  },
})
