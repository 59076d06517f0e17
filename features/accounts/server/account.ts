import * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import {
  changeAccount,
  changeEmail,
  confirmEmail,
  endOneSession,
  endOtherSessions,
  exportMine,
  leave,
  myAccount,
  mySessions,
  stay,
} from '../contract.ts'
import type { AccountService } from './account-service.ts'
import { addressChangedEmail, leavingEmail, newAddressEmail, takenAddressEmail } from './emails.ts'
import { accountOf, languageFor, plainEmail, userByEmail, userById } from './people.ts'
import { zipped } from './personal.ts'
import { handOut, takeBack, takeByCode } from './secrets.ts'
import { endSessionById, endSessions, sessionsOf } from './sessions.ts'

const EMAIL_MS = 30 * 60_000
/** The user can still cancel the deletion during this time. */
export const LEAVING_MS = 14 * DAY_MS

const newEmail = z.object({ email: z.string() })

const emailRoutes = (service: AccountService): Route[] => {
  const { db, now } = service
  return [
    route(changeEmail, async ({ current, email }, { caller, language }) => {
      const user = await service.proven({ caller, language }, current)
      const to = plainEmail(email)
      const isTaken = (await userByEmail(db, to)) !== undefined
      const { ticket, code } = await handOut(db, {
        purpose: 'email',
        userId: user.id,
        data: isTaken ? null : { email: to },
        lastsMs: EMAIL_MS,
        now: now(),
      })
      const speaks = languageFor(user, language)
      const message = isTaken ? takenAddressEmail(to, speaks, {}) : newAddressEmail(to, speaks, { code })
      service.writeRequested('new_email', to, message)
      return { ticket }
    }),
    route(confirmEmail, async ({ ticket, code }, { caller, language }) => {
      const secret = await takeByCode(db, 'email', { ticket, code }, now())
      if (secret === 'wrong') throw new AppError('wrong_code')
      const requested = secret === 'over' ? undefined : newEmail.safeParse(JSON.parse(secret.data))
      if (secret === 'over' || !requested?.success || secret.userId !== caller.userId)
        throw new AppError('expired')
      const { email: former, ...user } = await userById(db, caller.userId)
      // Another account may have taken the address meanwhile, even at this very moment.
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ email: requested.data.email })
        .where('id', '=', caller.userId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('users as other').select('other.id').where('other.email', '=', requested.data.email),
            ),
          ),
        )
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new AppError('expired')
      // A link for a password reset may still be in the former mailbox.
      await takeBack(db, caller.userId, ['reset'])
      service.write(addressChangedEmail(former, languageFor(user, language), { to: requested.data.email }))
      return accountOf(db, caller.userId)
    }),
  ]
}

const sessionRoutes = ({ db, now }: AccountService): Route[] => [
  route(mySessions, async (_, { caller, token }) => ({
    sessions: await sessionsOf(db, caller.userId, token ?? '', now()),
  })),
  route(endOneSession, async ({ id }, { caller }) => {
    if (!(await endSessionById(db, caller.userId, id))) throw new AppError('not_found')
    return {}
  }),
  route(endOtherSessions, async (_, { caller, token }) => {
    await endSessions(db, caller.userId, token)
    return {}
  }),
]

const leavingRoutes = (service: AccountService): Route[] => {
  const { db, now } = service
  return [
    route(leave, async ({ current }, { caller, token, language }) => {
      const user = await service.proven({ caller, language }, current)
      const leavesAt = user.leaves_at ?? now() + LEAVING_MS
      await db.updateTable('users').set({ leaves_at: leavesAt }).where('id', '=', user.id).execute()
      await endSessions(db, user.id, token)
      const speaks = languageFor(user, language)
      const day = new Date(leavesAt).toLocaleDateString(languageTag[speaks], {
        dateStyle: 'long',
        timeZone: 'Asia/Shanghai',
      })
      service.write(leavingEmail(user.email, speaks, { day, url: service.url('/profile/setting') }))
      return { leavesAt }
    }),
    route(stay, async (_, { caller }) => {
      await db.updateTable('users').set({ leaves_at: null }).where('id', '=', caller.userId).execute()
      return accountOf(db, caller.userId)
    }),
  ]
}

/** An avatar must be a file of the user, and is deleted with their files. */
const isOwnFile = async ({ deps }: AccountService, owner: string, id: string): Promise<boolean> => {
  const files = deps.db
  const found = files.selectFrom('files').select('id').where('id', '=', id).where('owner', '=', owner)
  return (await found.executeTakeFirst()) !== undefined
}

export const accountRoutes = (service: AccountService): Route[] => [
  route(myAccount, (_, { caller }) => accountOf(service.db, caller.userId)),
  route(changeAccount, async (change, { caller }) => {
    if (change.avatar && !(await isOwnFile(service, caller.userId, change.avatar)))
      throw new AppError('not_found')
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length > 0)
      await service.db.updateTable('users').set(given).where('id', '=', caller.userId).execute()
    return accountOf(service.db, caller.userId)
  }),
  ...emailRoutes(service),
  ...sessionRoutes(service),
  ...leavingRoutes(service),
  route(exportMine, (_, { caller }) => ({
    name: `huajian-${new Date(service.now()).toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    body: zipped(service.deps.personal.give(caller.userId)),
  })),
]
