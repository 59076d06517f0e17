import { uploadFile } from '#features/files/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Database } from '#packages/saving/database.ts'
import { type Arrival, moveHome } from '#packages/saving/move-home.ts'
import { withUploadedPictures } from '#packages/saving/upload-pictures.ts'
import { CallFailure, type Client } from '#packages/wire/client.ts'
import { errorData } from '#packages/wire/error-data.ts'
import { keepMeta, keptMeta, ownMetaOf, wholeMeta } from './template-meta.ts'

const arriving = async (client: Client, id: string, local: Document): Promise<Arrival> => {
  const meta = keptMeta(id, true)?.meta ?? {}
  const document = await withUploadedPictures(
    local,
    async (file) => (await client.attempt(uploadFile, { file })).id,
  )
  try {
    const input = { id, document: document as never, meta: wholeMeta(document, meta) }
    const { revision } = await client.attempt(createTemplate, input)
    keepMeta(id, { meta, home: meta })
    return { base: { revision, document }, document }
  } catch (error) {
    // An earlier attempt arrived, but its answer did not, and the draft has gone on since.
    const there = error instanceof CallFailure && errorData(createTemplate, 'stale_revision', error.body)
    if (!there) throw error
    keepMeta(id, { meta, home: ownMetaOf(there.meta) })
    return { base: { revision: there.revision, document: there.document as Document }, document }
  }
}

/** A visitor's template becomes one of their account, with what can be undone and what was filled in. */
export const moveDraft = (db: Database, client: Client, id: string, owner: string): Promise<void> =>
  moveHome(db, id, owner, (local) => arriving(client, id, local))
