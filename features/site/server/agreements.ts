import { safeParse } from 'zod/v4/core'
import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import type { Db, Log, ServerDeps } from '#packages/server-kit/server.ts'
import {
  type Agreement,
  type AgreementName,
  type AgreementText,
  agreementText,
  getAgreement,
  saveAgreement,
} from '../agreements-contract.ts'
import { defaultPrivacy } from './default-agreements/privacy.ts'
import { defaultTerms } from './default-agreements/terms.ts'
import { insertRevision, latestRevision } from './revisions.ts'

/** When the texts that come with the product were last changed. */
const WRITTEN_AT = Date.UTC(2026, 10, 16)

const defaults: Record<AgreementName, AgreementText> = { terms: defaultTerms, privacy: defaultPrivacy }

/**
 * A text that was valid when it was saved may be invalid in a later version: then the default is used, and the log says
 * so.
 */
const textIn = (stored: string | null, name: AgreementName, log: Log): AgreementText | undefined => {
  if (stored === null) return undefined
  const read = safeParse(agreementText, JSON.parse(stored))
  if (!read.success) log.error({ page: name, issues: read.error.issues }, 'the stored agreement is not valid')
  return read.success ? read.data : undefined
}

const read = async (db: Db, name: AgreementName, log: Log): Promise<Agreement> => {
  const row = await latestRevision(db, name)
  const text = row && textIn(row.content, name, log)
  return {
    version: (row?.revision ?? 0) + 1,
    changedAt: row?.savedAt ?? WRITTEN_AT,
    isDefault: text === undefined,
    text: text ?? defaults[name],
  }
}

interface AgreementChange {
  name: AgreementName
  baseVersion: number
  text: AgreementText | null
}

const save = ({ db, log, now }: ServerDeps, { name, baseVersion, text }: AgreementChange, caller: Caller) =>
  db.transaction().execute(async (tx) => {
    const before = await read(tx, name, log)
    const next = { page: name, revision: baseVersion, content: text, now: now() }
    if (before.version !== baseVersion || !(await insertRevision(tx, next)))
      throw new AppError('stale_agreement', { data: await read(tx, name, log) })
    const detail = { page: name, version: baseVersion + 1, isDefault: text === null }
    const auditId = await recordAction(tx, now(), caller, 'agreement.update', detail)
    return { ...(await read(tx, name, log)), auditId }
  })

export const agreementRoutes = (deps: ServerDeps): Route[] => [
  route(getAgreement, ({ name }) => read(deps.db, name, deps.log)),
  route(saveAgreement, (input, { caller }) => save(deps, input, caller)),
]
