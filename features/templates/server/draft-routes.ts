import { type Caller, type Route, route } from '#packages/api/route.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { getDraft, keepDraft, listDrafts, nameDraft, restoreDraft, unnameDraft } from '../drafts-contract.ts'
import { drafts } from './drafts.ts'
import { readMine } from './rows.ts'

const writer = (id: string, { userId, limits }: Caller) => ({
  id,
  owner: userId,
  documentBytes: limits.documentBytes,
})

export const draftRoutes = ({ db, now }: ServerDeps): Route[] => {
  return [
    route(listDrafts, async ({ id, before, limit }, { caller }) => {
      await readMine(db, { id, owner: caller.userId })
      return drafts.list(db, id, before, limit)
    }),
    route(getDraft, ({ id, version }, { caller }) => drafts.read(db, { id, owner: caller.userId }, version)),
    route(keepDraft, ({ id, name }, { caller }) => drafts.keep(db, writer(id, caller), name, now())),
    route(nameDraft, ({ id, version, name }, { caller }) =>
      drafts.name(db, { id, owner: caller.userId }, version, name),
    ),
    route(unnameDraft, ({ id, version }, { caller }) =>
      drafts.unname(db, { id, owner: caller.userId }, version),
    ),
    route(restoreDraft, ({ id, version }, { caller }) =>
      drafts.restore(db, writer(id, caller), version, now()),
    ),
  ]
}
