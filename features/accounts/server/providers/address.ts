import * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { giveAddress } from '../../providers-contract.ts'
import type { Desk } from '../desk.ts'
import { alreadyLetter, strangerLetter } from '../letters.ts'
import { plainEmail, userByEmail } from '../people.ts'
import { handOut, tryTicket } from '../secrets.ts'
import { type Asked, SIGN_UP_MS } from '../sign-up.ts'
import type { Counter } from './counter.ts'
import { nicknameFor } from './nickname.ts'

const stranger = z.object({
  provider: z.string(),
  subject: z.string(),
  label: z.string(),
  nickname: z.string(),
  /** The code of who invited them. */
  invite: z.optional(z.string()),
})
/** Who came by a provider, while their address is asked for. */
export type StrangerAsked = z.infer<typeof stranger>

export const addressRoutes = (desk: Desk, counter: Counter): Route[] => [
  route(giveAddress, async ({ ticket, email }, { language }) => {
    const { db, now } = desk
    const tried = await tryTicket(db, 'stranger', ticket, now())
    const who = tried && stranger.safeParse(JSON.parse(tried.data))
    if (!who?.success) throw new AppError('expired')
    const { nickname, invite, ...identity } = who.data
    const to = plainEmail(email)
    const isTaken = (await userByEmail(db, to)) !== undefined
    const wish: Asked = { email: to, passwordHash: '', nickname: nicknameFor(nickname, to), identity, invite }
    const { ticket: next, code } = await handOut(db, {
      purpose: 'sign_up',
      userId: null,
      data: isTaken ? null : wish,
      lastsMs: SIGN_UP_MS,
      now: now(),
    })
    const provider = counter.nameOf(identity.provider)[language]
    // Without a link: who opened it would let in whoever gave their address.
    desk.writeRequested(
      'stranger',
      to,
      isTaken
        ? alreadyLetter(to, language, { signIn: desk.url('/auth/login') })
        : strangerLetter(to, language, { code, provider }),
    )
    return { ticket: next }
  }),
]
