import { uploadFile } from '#features/files/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { Document } from '#packages/document/schema.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { type MovedDocument, moveToAccount } from '#packages/sync/move-to-account.ts'
import { withUploadedPictures } from '#packages/sync/upload-pictures.ts'
import { ownMetaOf, storedMeta, storeMeta, wholeMeta } from './template-meta.ts'

const createOrFind = async (client: Client, id: string, local: Document): Promise<MovedDocument> => {
  const meta = storedMeta(id, true)?.meta ?? {}
  const document = await withUploadedPictures(
    local,
    async (file) => (await client.attempt(uploadFile, { file })).id,
  )
  try {
    const input = { id, document: document as never, meta: wholeMeta(document, meta) }
    const { revision } = await client.attempt(createTemplate, input)
    storeMeta(id, { meta, home: meta })
    return { base: { revision, document }, document }
  } catch (error) {
    // An earlier attempt reached the server, its response was lost, and the draft was edited since.
    const there = error instanceof CallFailure && errorData(createTemplate, 'stale_revision', error.body)
    if (!there) throw error
    storeMeta(id, { meta, home: ownMetaOf(there.meta) })
    return { base: { revision: there.revision, document: there.document as Document }, document }
  }
}

/** Moves a visitor's template to the account, with its undo steps and metadata. */
export const moveDraft = (db: LocalDatabase, client: Client, id: string, owner: string): Promise<void> =>
  moveToAccount(db, id, owner, (local) => createOrFind(client, id, local))
