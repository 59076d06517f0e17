import type { StoreApi } from 'zustand/vanilla'
import { getMyTemplate, saveTemplate } from '#features/templates/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { Document } from '#packages/document/schema.ts'
import type { DocumentStore } from '#packages/sync/document-store.ts'
import { throwStoreError } from '#packages/sync/store-error-of-call.ts'
import { type MetaState, mergeMeta, ownMetaOf, wholeMeta } from './template-meta.ts'

export const throwTemplateError = (error: unknown): never =>
  throwStoreError(error, { in_review: 'refused', no_document_room: 'no_room' })

/** The store for templates of an account, which saves the metadata with the document. */
export const templateStore = (client: Client, meta: StoreApi<MetaState>): DocumentStore => ({
  location: 'server',
  load: async (id) => {
    try {
      const { revision, document, updatedAt } = await client.attempt(getMyTemplate, { id })
      return { revision, document: document as Document, savedAt: updatedAt }
    } catch (error) {
      if (error instanceof CallFailure && error.status === 404) return undefined
      return throwTemplateError(error)
    }
  },
  save: async (id, baseRevision, document, settled) => {
    const sent = meta.getState().meta
    try {
      const answer = await client.attempt(saveTemplate, {
        id,
        baseRevision,
        document: document as never,
        meta: wholeMeta(document, sent),
        ...(settled ? { merged: true as const } : {}),
      })
      meta.setState({ home: sent })
      return { saved: true, ...answer }
    } catch (error) {
      const current = error instanceof CallFailure && errorData(saveTemplate, 'stale_revision', error.body)
      if (!current) return throwTemplateError(error)
      const theirs = ownMetaOf(current.meta)
      meta.setState((state) => ({ home: theirs, meta: mergeMeta(state, theirs) }))
      const { revision, document: stored, updatedAt } = current
      return { saved: false, current: { revision, document: stored as Document, savedAt: updatedAt } }
    }
  },
})
