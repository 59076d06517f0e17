import { listMyTemplates } from '#features/templates/contract.ts'
import type { Client } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { listDrafts } from '#packages/sync/browser-store.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'

type Listed = ReplyOf<typeof listMyTemplates>['templates'][number]

export interface MyTemplate
  extends Pick<
    Listed,
    | 'id'
    | 'status'
    | 'kind'
    | 'reason'
    | 'version'
    | 'isPublic'
    | 'views'
    | 'likes'
    | 'favourites'
    | 'uses'
    | 'needsCover'
  > {
  name: string
  at: number
  /** Stored only in this browser. */
  here: boolean
}

const NEW = {
  status: 'draft',
  kind: 'resume',
  reason: null,
  version: 0,
  isPublic: false,
  views: 0,
  likes: 0,
  favourites: 0,
  uses: 0,
  needsCover: false,
} as const

/** Drafts in this browser, then the templates of the account. */
export const myTemplates = async (client: Client, signedIn: boolean): Promise<MyTemplate[]> => {
  const drafts = await openLocalDatabase().then((db) => listDrafts(db, currentOwner(), 'template'))
  const local = drafts.map(
    ({ id, document, savedAt }): MyTemplate => ({
      ...NEW,
      id,
      name: document.title,
      at: savedAt,
      here: true,
    }),
  )
  if (!signedIn) return local
  const { templates } = await client.attempt(listMyTemplates, { limit: 50 })
  return [
    ...local,
    ...templates.map(
      (row): MyTemplate => ({ ...row, name: row.meta.name ?? '', at: row.updatedAt, here: false }),
    ),
  ]
}
