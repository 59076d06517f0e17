import type { DocumentHome } from '#packages/saving/bring-home.ts'
import type { Client } from '#packages/wire/client.ts'
import { moveDraft } from './move-draft.ts'
import { factsOf } from './own-facts.ts'
import { createMeta, ownMetaOf } from './template-meta.ts'
import { templateRemote } from './template-remote.ts'

/** The templates of the account that is signed in. */
export const accountTemplates = (client: Client): DocumentHome => ({
  use: 'template',
  remoteOf: async (id) => {
    const facts = await factsOf(client, id)
    return templateRemote(client, createMeta(id, ownMetaOf(facts?.meta ?? {}), facts !== undefined))
  },
  move: (db, id, owner) => moveDraft(db, client, id, owner),
})
