import { type Route, route } from '#packages/api/route.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import {
  findTranslations,
  freshenTranslation,
  linkTranslation,
  unlinkTranslation,
} from '../../translations-contract.ts'
import { find, freshen, link, unlink } from './links.ts'

export const translationRoutes = ({ db, now }: ServerDeps): Route[] => {
  return [
    route(linkTranslation, ({ id, ...data }, { caller }) =>
      link(db, { id, owner: caller.userId }, { ...data, now: now() }),
    ),
    route(findTranslations, ({ resume }, { caller }) => find(db, { id: resume, owner: caller.userId })),
    route(freshenTranslation, ({ id, sections, gone = [] }, { caller }) =>
      freshen(db, { id, owner: caller.userId }, { sections, gone }),
    ),
    route(unlinkTranslation, ({ id }, { caller }) => unlink(db, { id, owner: caller.userId })),
  ]
}
