import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import { languageOf } from '#packages/i18n/language.ts'
import { email as anEmail } from '../../contract.ts'
import type { Desk } from '../desk.ts'
import { insertIdentity, type NewIdentity, userByIdentity } from '../identities.ts'
import { linkedLetter } from '../letters.ts'
import { languageFor, plainEmail, type User, userByEmail, userById } from '../people.ts'
import { handOut } from '../secrets.ts'
import { findCaller } from '../sessions.ts'
import { admit } from '../sign-in.ts'
import { openAccount, SIGN_UP_MS } from '../sign-up.ts'
import type { StrangerAsked } from './address.ts'
import { type Arrival, problem } from './arrival.ts'
import type { Stranger } from './client.ts'
import { nicknameFor, oneLine } from './nickname.ts'

const LABEL = 100

const identityOf = (provider: string, { subject, label }: Stranger): NewIdentity => ({
  provider,
  subject,
  label: oneLine(label, LABEL),
})

const enter = async (desk: Desk, user: User, remember: boolean, context: Context): Promise<Arrival> => {
  try {
    const admitted = await admit(desk, user, remember, context)
    return admitted.user ? { at: 'in' } : { at: 'second-step', ticket: admitted.ticket }
  } catch (error) {
    if (error instanceof AppError && error.code === 'banned') return problem('banned')
    throw error
  }
}

/** The provider vouches for no address: the person is asked for one. */
const askAddress = async ({ db, now }: Desk, stranger: StrangerAsked): Promise<Arrival> => {
  const { ticket } = await handOut(db, {
    purpose: 'stranger',
    userId: null,
    data: stranger,
    lastsMs: SIGN_UP_MS,
    now: now(),
  })
  return { at: 'address', ticket }
}

interface Coming {
  provider: string
  remember: boolean
  invite: string | undefined
  context: Context
}

const welcome = async (
  desk: Desk,
  who: Stranger,
  { provider, remember, invite, context }: Coming,
): Promise<Arrival> => {
  const identity = identityOf(provider, who)
  if (who.email === undefined || !anEmail.safeParse(who.email).success)
    return askAddress(desk, { ...identity, nickname: who.nickname, invite })
  const email = plainEmail(who.email)
  // Never linked by itself: whoever opened that account may be somebody else at the provider.
  if (await userByEmail(desk.db, email)) return problem('has_account')
  const nickname = nicknameFor(who.nickname, email)
  const wish = { email, passwordHash: '', nickname, identity, invite }
  const userId = await openAccount(desk, wish, context.address)
  if (userId === undefined) return problem('has_account')
  return enter(desk, await userById(desk.db, userId), remember, context)
}

export const arriveToSignIn = async (
  desk: Desk,
  who: Stranger,
  coming: Coming,
  isOpen: () => Promise<boolean>,
): Promise<Arrival> => {
  const user = await userByIdentity(desk.db, coming.provider, who.subject)
  if (user) return enter(desk, user, coming.remember, coming.context)
  return (await isOpen()) ? welcome(desk, who, coming) : problem('closed')
}

/** Who set out must still be signed in here: they may have left meanwhile, and another have sat down. */
const isStillHere = async (desk: Desk, userId: string, context: Context): Promise<boolean> => {
  const token = context.cookies.read('token')
  const found = token
    ? await findCaller({ db: desk.db, log: desk.deps.log, now: desk.now() }, token, false)
    : undefined
  return found?.caller.userId === userId
}

interface Linking {
  provider: string
  name: Record<'zh' | 'en', string>
  userId: string
  context: Context
}

export const arriveToLink = async (
  desk: Desk,
  who: Stranger,
  { provider, name, userId, context }: Linking,
): Promise<Arrival> => {
  if (!(await isStillHere(desk, userId, context))) return problem('expired')
  const identity = identityOf(provider, who)
  if (!(await insertIdentity(desk.db, desk.now(), userId, identity))) return problem('taken')
  const user = await userById(desk.db, userId)
  // The browser comes from elsewhere, and says its own language, not the one that was chosen here.
  const speaks = languageFor(user, languageOf(context.cookies.read('lang')))
  const url = desk.url('/profile/setting')
  desk.write(linkedLetter(user.email, speaks, { provider: name[speaks], label: identity.label, url }))
  return { at: 'linked' }
}
