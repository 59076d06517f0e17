import type { Client } from '#packages/api/client.ts'
import type { UploadTarget } from '#packages/sync/upload-unsaved.ts'
import { moveDraft } from './move-draft.ts'
import { factsOf } from './own-facts.ts'
import { createMeta, ownMetaOf } from './template-meta.ts'
import { templateStore } from './template-store.ts'

/** The templates of the account that is signed in. */
export const accountTemplates = (client: Client): UploadTarget => ({
  use: 'template',
  storeOf: async (id) => {
    const facts = await factsOf(client, id)
    return templateStore(client, createMeta(id, ownMetaOf(facts?.meta ?? {}), facts !== undefined))
  },
  move: (db, id, owner) => moveDraft(db, client, id, owner),
})
