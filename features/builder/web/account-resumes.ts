import type { Client } from '#packages/api/client.ts'
import type { UploadTarget } from '#packages/sync/upload-unsaved.ts'
import { moveResume } from './move-resume.ts'
import { serverStore } from './server-store.ts'

/** The resumes of the account that is signed in. */
export const accountResumes = (client: Client): UploadTarget => ({
  use: undefined,
  storeOf: async () => serverStore(client),
  move: (db, id, owner) => moveResume(client, db, id, owner),
})
