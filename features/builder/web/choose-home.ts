import type { QueryClient } from '@tanstack/react-query'
import { browserRemote, claimDraft, draftOf } from '#packages/saving/browser-remote.ts'
import type { Database } from '#packages/saving/database.ts'
import { type Remote, RemoteFailure } from '#packages/saving/remote.ts'
import type { Client } from '#packages/wire/client.ts'
import { serverRemote } from './server-remote.ts'
import { whoIsHere } from './start-resume.ts'

/** A visitor's own things are in this browser; what is not there can only be in an account. */
const nobodysRemote: Remote = {
  home: 'server',
  load: () => Promise.reject(new RemoteFailure('signed_out')),
  save: () => Promise.reject(new RemoteFailure('signed_out')),
}

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
    // Seldom needed: at the first opening after signing in.
    const { moveResume } = await import('./move-resume.ts')
    await moveResume(client, db, id, owner)
    return { remote: serverRemote(client), owner }
  } catch {
    // The account is full or out of reach: it stays where it is, whole, and is tried again next time.
    return { remote: browserRemote(db), owner }
  }
}
