import type { DocumentHome } from '#packages/saving/bring-home.ts'
import type { Client } from '#packages/wire/client.ts'
import { moveResume } from './move-resume.ts'
import { serverRemote } from './server-remote.ts'

/** The resumes of the account that is signed in. */
export const accountResumes = (client: Client): DocumentHome => ({
  use: undefined,
  remoteOf: async () => serverRemote(client),
  move: (db, id, owner) => moveResume(client, db, id, owner),
})
