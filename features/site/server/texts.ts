import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { oneAtATime } from '#packages/server-kit/one-at-a-time.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { defaultSiteTexts } from '#packages/settings/default-texts.ts'
import type { SiteTexts } from '#packages/settings/site-texts.ts'
import { readSiteTextsNow, writeSiteTexts } from '#packages/settings/store.ts'
import { getSiteTexts, saveSiteTexts } from '../texts-contract.ts'

const revisionOf = (texts: SiteTexts) => hashOf(JSON.stringify(texts))
const OWN = revisionOf(defaultSiteTexts)

/** Not as pages read it, which may be two seconds behind: what is edited is what is compared on saving. */
const readNow = async (db: Db) => {
  const texts = await readSiteTextsNow(db)
  const revision = revisionOf(texts)
  return { texts, revision, isDefault: revision === OWN }
}

interface TextsChange {
  base: string
  texts: SiteTexts | null
}

const replace = async ({ db, now }: ServerDeps, { base, texts }: TextsChange, caller: Caller) => {
  const auditId = await db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    const before = await readNow(tx)
    if (before.revision !== base) throw new AppError('stale_texts', { data: before })
    await writeSiteTexts(db, tx, now(), texts)
    const after = texts ?? defaultSiteTexts
    return recordAction(tx, now(), caller, 'site_texts.update', { before: before.texts, after })
  })
  // The former texts may have been cached again between the update and the commit.
  return { ...(await readNow(db)), auditId }
}

export const textRoutes = (deps: ServerDeps): Route[] => [
  route(getSiteTexts, () => readNow(deps.db)),
  route(saveSiteTexts, (input, { caller }) => replace(deps, input, caller)),
]
