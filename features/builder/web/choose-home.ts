import type { QueryClient } from '@tanstack/react-query'
import { uploadFile } from '#features/files/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { browserRemote, claimDraft, draftOf } from '#packages/saving/browser-remote.ts'
import type { Database } from '#packages/saving/database.ts'
import { type Arrival, moveHome } from '#packages/saving/move-home.ts'
import { type Remote, RemoteFailure } from '#packages/saving/remote.ts'
import { withUploadedPictures } from '#packages/saving/upload-pictures.ts'
import { CallFailure, type Client } from '#packages/wire/client.ts'
import { errorData } from '#packages/wire/error-data.ts'
import { serverRemote } from './server-remote.ts'
import { whoIsHere } from './start-resume.ts'

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

/** A visitor's own things are in this browser; what is not there can only be in an account. */
const nobodysRemote: Remote = {
  home: 'server',
  load: () => Promise.reject(new RemoteFailure('signed_out')),
  save: () => Promise.reject(new RemoteFailure('signed_out')),
}

/** A draft becomes a resume of the account, under the same id. */
export const moveResume = (client: Client, db: Database, id: string, owner: string): Promise<void> =>
  moveHome(db, id, owner, (local) => arriving(client, id, local))

/** Where a document is at home. A visitor's draft moves to the account at the first opening after signing in. */
export const chooseHome = async (
  client: Client,
  queries: QueryClient,
  db: Database,
  id: string,
): Promise<{ remote: Remote; owner: string }> => {
  const { here, owner } = await whoIsHere(queries)
  const draft = await draftOf(db, id, owner)
  if (!draft) return { remote: here === 'visitor' ? nobodysRemote : serverRemote(client), owner }
  if (here !== 'member') return { remote: browserRemote(db), owner }
  await claimDraft(db, id, owner)
  try {
    await moveResume(client, db, id, owner)
    return { remote: serverRemote(client), owner }
  } catch {
    // The account is full or out of reach: it stays where it is, whole, and is tried again next time.
    return { remote: browserRemote(db), owner }
  }
}
