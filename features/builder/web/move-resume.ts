import { uploadFile } from '#features/files/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Database } from '#packages/saving/database.ts'
import { type Arrival, moveHome } from '#packages/saving/move-home.ts'
import { withUploadedPictures } from '#packages/saving/upload-pictures.ts'
import { CallFailure, type Client } from '#packages/wire/client.ts'
import { errorData } from '#packages/wire/error-data.ts'

const arriving = async (client: Client, id: string, local: Document): Promise<Arrival> => {
  const document = await withUploadedPictures(
    local,
    async (file) => (await client.attempt(uploadFile, { file })).id,
  )
  try {
    const { revision } = await client.attempt(createResume, { id, document })
    return { base: { revision, document }, document }
  } catch (error) {
    // An earlier attempt arrived, but its answer did not, and the draft has gone on since.
    const there = error instanceof CallFailure && errorData(createResume, 'stale_revision', error.body)
    if (!there) throw error
    return { base: { revision: there.revision, document: there.document as Document }, document }
  }
}

/** A draft becomes a resume of the account, under the same id. */
export const moveResume = (client: Client, db: Database, id: string, owner: string): Promise<void> =>
  moveHome(db, id, owner, (local) => arriving(client, id, local))
