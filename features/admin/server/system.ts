import { sql } from 'kysely'
import { newId } from '#packages/api/new-id.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { isLanguage, type Language } from '#packages/i18n/language.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { databaseKind } from '#packages/server-kit/database-kind.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { readSiteName } from '#packages/settings/store.ts'
import { type SystemFacts, storageSteps, systemFacts, testMail, testStorage } from '../system-contract.ts'
import { testEmail } from './emails.ts'

const databaseOf = async (db: Db): Promise<SystemFacts['database']> => {
  const kind = databaseKind(db)
  const asked =
    kind === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`
  const { rows } = await asked.execute(db)
  return { kind, version: rows[0]?.version ?? '' }
}

const migrationsOf = async (db: Db): Promise<SystemFacts['migrations']> => {
  const { rows } = await sql<{ name: string; at: string }>`
    select name, timestamp as at from kysely_migration order by name desc`.execute(db)
  return rows
}

/** The message of a failure, without its stack and without passwords in addresses. */
const messageOf = (error: unknown): string => {
  const { message = '', response } = error as { message?: string; response?: string }
  return (response ?? message).replaceAll(/\/\/[^/@\s]+@/g, '//').slice(0, 500)
}

const sendTest = async ({ db, mail, now, publicUrl }: ServerDeps, caller: Caller, calling: Language) => {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const time = new Date(now()).toISOString()
  const message = testEmail(email, isLanguage(language) ? language : calling, { address: publicUrl, time })
  const outcome = await mail.send(message(await readSiteName(db))).then(
    (said) => ({ isSent: true, said }),
    (error: unknown) => ({ isSent: false, said: messageOf(error) }),
  )
  // Some mail servers repeat the recipient in their answer.
  const logged = { ...outcome, said: outcome.said.replaceAll(email, '…') }
  await recordAction(db, now(), caller, 'system.mail_test', logged)
  return { to: email, ...outcome }
}

const walkStorage = async ({ blobs, now }: ServerDeps) => {
  const key = `admin-test/${newId(now())}.txt`
  const content = new TextEncoder().encode(`written at ${now()}`)
  const doing: Record<(typeof storageSteps)[number], () => Promise<void>> = {
    write: () => blobs.put(key, content, 'text/plain'),
    read: async () => {
      const found = await blobs.get(key)
      if (!found || !Buffer.from(found).equals(content))
        throw new Error('what was read is not what was written')
    },
    delete: async () => {
      await blobs.delete(key)
      if (await blobs.get(key)) throw new Error('it is still there')
    },
  }
  const steps: { step: (typeof storageSteps)[number]; tookMs: number; problem: string | null }[] = []
  for (const step of storageSteps) {
    const began = performance.now()
    const problem = await doing[step]().then(() => null, messageOf)
    steps.push({ step, tookMs: Math.round((performance.now() - began) * 10) / 10, problem })
    if (problem !== null) break
  }
  return steps
}

export const systemRoutes = (deps: ServerDeps): Route[] => {
  const { db, now, mail, blobs, build, publicUrl } = deps
  const startedAt = now()
  return [
    route(systemFacts, async () => ({
      build,
      node: process.version,
      startedAt,
      database: await databaseOf(db),
      migrations: await migrationsOf(db),
      mail: mail.kind,
      storage: blobs.kind,
      publicUrl,
    })),
    route(testMail, (_, { caller, language }) => sendTest(deps, caller, language)),
    route(testStorage, async (_, { caller }) => {
      const steps = await walkStorage(deps)
      await recordAction(db, now(), caller, 'system.storage_test', { steps })
      return { steps }
    }),
  ]
}
