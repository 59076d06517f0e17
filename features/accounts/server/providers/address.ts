import * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { giveAddress } from '../../providers-contract.ts'
import type { AccountService } from '../account-service.ts'
import { alreadyRegisteredEmail, providerAddressEmail } from '../emails.ts'
import { plainEmail, userByEmail } from '../people.ts'
import { handOut, tryTicket } from '../secrets.ts'
import { type Asked, SIGN_UP_MS } from '../sign-up.ts'
import { nicknameFor } from './nickname.ts'
import type { Providers } from './providers.ts'

const profile = z.object({
  provider: z.string(),
  subject: z.string(),
  label: z.string(),
  nickname: z.string(),
  /** The code of who invited them. */
  invite: z.optional(z.string()),
})
/** A user of a provider that vouches for no email address, until they have confirmed one. */
export type ProfileWithoutEmail = z.infer<typeof profile>

export const addressRoutes = (service: AccountService, providers: Providers): Route[] => [
  route(giveAddress, async ({ ticket, email }, { language }) => {
    const { db, now } = service
    const tried = await tryTicket(db, 'stranger', ticket, now())
    const who = tried && profile.safeParse(JSON.parse(tried.data))
    if (!who?.success) throw new AppError('expired')
    const { nickname, invite, ...identity } = who.data
    const to = plainEmail(email)
    const isTaken = (await userByEmail(db, to)) !== undefined
    const newAccount: Asked = {
      email: to,
      passwordHash: '',
      nickname: nicknameFor(nickname, to),
      identity,
      invite,
    }
    const { ticket: next, code } = await handOut(db, {
      purpose: 'sign_up',
      userId: null,
      data: isTaken ? null : newAccount,
      lastsMs: SIGN_UP_MS,
      now: now(),
    })
    const provider = providers.nameOf(identity.provider)[language]
    // Without a link: the owner of the mailbox, by opening it, would let in a person who merely entered their address.
    service.writeRequested(
      'stranger',
      to,
      isTaken
        ? alreadyRegisteredEmail(to, language, { signIn: service.url('/auth/login') })
        : providerAddressEmail(to, language, { code, provider }),
    )
    return { ticket: next }
  }),
]
