import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { type Language, languageOf } from '#packages/i18n/language.ts'
import type { UnsentEmail } from '#packages/server-kit/email.ts'
import { sendWithRetries } from '#packages/server-kit/mail.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { readSiteName } from '#packages/settings/store.ts'
import { approvedEmail, rejectedEmail, takenDownEmail } from './emails.ts'

/** The facts of a template that an email about it needs. */
export interface Settled {
  id: string
  owner: string
  kind: string
  name: string
}

export type Outcome =
  | { how: 'approved'; version: number }
  | { how: 'rejected'; reason: string }
  | { how: 'taken down'; reason: string }

type Deps = Pick<ServerDeps, 'db' | 'mail' | 'log' | 'publicUrl'>

const emailFor = (
  site: string,
  { id, kind, name }: Settled,
  outcome: Outcome,
  reader: { email: string; language: Language },
): UnsentEmail => {
  const { email, language } = reader
  if (outcome.how === 'approved')
    return approvedEmail(email, language, { name, version: outcome.version, url: `${site}/${kind}/${id}` })
  const make = outcome.how === 'rejected' ? rejectedEmail : takenDownEmail
  const url = `${site}/createTemplate/designer?id=${id}`
  return make(email, language, { name, reason: outcome.reason, url })
}

const write = async (deps: Deps, template: Settled, outcome: Outcome) => {
  const { db, publicUrl } = deps
  const reader = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', template.owner)
    .executeTakeFirst()
  if (!reader) return
  const language = languageOf(reader.language ?? undefined)
  const message = emailFor(publicUrl, template, outcome, { email: reader.email, language })
  await sendWithRetries(deps, message(await readSiteName(db)))
}

/** Runs in the background: the decision is valid whether or not the email can be sent. */
export const tellAuthor = (deps: Deps, template: Settled, outcome: Outcome): void => {
  if (template.owner === SYSTEM_USER_ID) return
  void write(deps, template, outcome).catch((err: unknown) =>
    deps.log.error({ err, template: template.id, how: outcome.how }, 'an author could not be told'),
  )
}
