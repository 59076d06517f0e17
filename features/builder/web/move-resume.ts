import { uploadFile } from '#features/files/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { Document } from '#packages/document/schema.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { type MovedDocument, moveToAccount } from '#packages/sync/move-to-account.ts'
import { withUploadedPictures } from '#packages/sync/upload-pictures.ts'

const createOrFind = async (client: Client, id: string, local: Document): Promise<MovedDocument> => {
  const document = await withUploadedPictures(
    local,
    async (file) => (await client.attempt(uploadFile, { file })).id,
  )
  try {
    const { revision } = await client.attempt(createResume, { id, document })
    return { base: { revision, document }, document }
  } catch (error) {
    // An earlier attempt reached the server, its response was lost, and the draft was edited since.
    const there = error instanceof CallFailure && errorData(createResume, 'stale_revision', error.body)
    if (!there) throw error
    return { base: { revision: there.revision, document: there.document as Document }, document }
  }
}

/** Moves a draft to the account under the same id. */
export const moveResume = (client: Client, db: LocalDatabase, id: string, owner: string): Promise<void> =>
  moveToAccount(db, id, owner, (local) => createOrFind(client, id, local))
