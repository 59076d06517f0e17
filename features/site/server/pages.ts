import { safeParse } from 'zod/v4/core'
import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import type { Db, Log, ServerDeps } from '#packages/server-kit/server.ts'
import { getWebCode, saveWebCode, type WebCodeContent, webCodeContent } from '../pages-contract.ts'
import { facts } from './facts.ts'
import { insertRevision, latestRevision } from './revisions.ts'
import { defaultWebCode } from './web-code-default.ts'

const PAGE = 'web-code'

/**
 * Content that was valid when it was saved may be invalid in a later version: then the default is used, and the log
 * says so.
 */
const contentIn = (stored: string | null | undefined, log: Log): WebCodeContent | undefined => {
  if (stored === null || stored === undefined) return undefined
  const read = safeParse(webCodeContent, JSON.parse(stored))
  if (!read.success) log.error({ page: PAGE, issues: read.error.issues }, 'the stored page is not valid')
  return read.success ? read.data : undefined
}

const readPage = async (db: Db, log: Log) => {
  const row = await latestRevision(db, PAGE)
  const content = contentIn(row?.content, log)
  return {
    revision: row?.revision ?? 0,
    isDefault: content === undefined,
    content: content ?? defaultWebCode,
    facts,
  }
}

interface PageChange {
  baseRevision: number
  content: WebCodeContent | null
}

const savePage = ({ db, log, now }: ServerDeps, { baseRevision, content }: PageChange, caller: Caller) =>
  db.transaction().execute(async (tx) => {
    const before = await readPage(tx, log)
    const revision = baseRevision + 1
    if (
      before.revision !== baseRevision ||
      !(await insertRevision(tx, { page: PAGE, revision, content, now: now() }))
    )
      throw new AppError('stale_page', { data: await readPage(tx, log) })
    const detail = { page: PAGE, revision, isDefault: content === null }
    const auditId = await recordAction(tx, now(), caller, 'site_page.update', detail)
    return { ...(await readPage(tx, log)), auditId }
  })

export const pageRoutes = (deps: ServerDeps): Route[] => [
  route(getWebCode, () => readPage(deps.db, deps.log)),
  route(saveWebCode, (input, { caller }) => savePage(deps, input, caller)),
]
