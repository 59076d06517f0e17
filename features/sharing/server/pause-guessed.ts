import { languageOf } from '#packages/i18n/language.ts'
import { sendWithRetries } from '#packages/server-kit/mail.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { readSiteName } from '#packages/settings/store.ts'
import { pausedEmail } from './emails.ts'
import type { LinkRow } from './tables.ts'

type Deps = Pick<ServerDeps, 'db' | 'now' | 'mail' | 'log' | 'publicUrl'>

const tellOwner = async (deps: Deps, { owner, suffix, resume_id }: LinkRow) => {
  const user = await deps.db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', owner)
    .executeTakeFirst()
  if (!user) return
  const { publicUrl } = deps
  const facts = { address: `${publicUrl}/s/${suffix}`, url: `${publicUrl}/builder/${resume_id}` }
  const message = pausedEmail(user.email, languageOf(user.language ?? undefined), facts)
  await sendWithRetries(deps, message(await readSiteName(deps.db)))
}

/** Pauses a link whose password is being guessed, and emails its owner once. */
export const pauseGuessed = async (deps: Deps, link: LinkRow): Promise<void> => {
  const { numUpdatedRows } = await deps.db
    .updateTable('share_links')
    .set({ paused: 1, guessed_at: deps.now() })
    .where('id', '=', link.id)
    .where('paused', '=', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n)
    void tellOwner(deps, link).catch((err: unknown) =>
      deps.log.error({ err, link: link.id }, 'the owner of a paused link could not be told'),
    )
}
