import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import { languageOf } from '#packages/i18n/language.ts'
import { email as anEmail } from '../../contract.ts'
import type { AccountService } from '../account-service.ts'
import { linkedEmail } from '../emails.ts'
import { insertIdentity, type NewIdentity, userByIdentity } from '../identities.ts'
import { languageFor, plainEmail, type User, userByEmail, userById } from '../people.ts'
import { handOut } from '../secrets.ts'
import { findCaller } from '../sessions.ts'
import { admit } from '../sign-in.ts'
import { openAccount, SIGN_UP_MS } from '../sign-up.ts'
import type { ProfileWithoutEmail } from './address.ts'
import type { ProviderProfile } from './client.ts'
import { nicknameFor, oneLine } from './nickname.ts'
import { type OAuthResult, problem } from './oauth-result.ts'

const LABEL = 100

const identityOf = (provider: string, { subject, label }: ProviderProfile): NewIdentity => ({
  provider,
  subject,
  label: oneLine(label, LABEL),
})

const enter = async (
  service: AccountService,
  user: User,
  remember: boolean,
  context: Context,
): Promise<OAuthResult> => {
  try {
    const admitted = await admit(service, user, remember, context)
    return admitted.user ? { at: 'in' } : { at: 'second-step', ticket: admitted.ticket }
  } catch (error) {
    if (error instanceof AppError && error.code === 'banned') return problem('banned')
    throw error
  }
}

/** The provider vouches for no address: the person is asked for one. */
const askAddress = async (
  { db, now }: AccountService,
  profile: ProfileWithoutEmail,
): Promise<OAuthResult> => {
  const { ticket } = await handOut(db, {
    purpose: 'stranger',
    userId: null,
    data: profile,
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
  service: AccountService,
  who: ProviderProfile,
  { provider, remember, invite, context }: Coming,
): Promise<OAuthResult> => {
  const identity = identityOf(provider, who)
  if (who.email === undefined || !anEmail.safeParse(who.email).success)
    return askAddress(service, { ...identity, nickname: who.nickname, invite })
  const email = plainEmail(who.email)
  // An existing account is never linked automatically: its owner may be another person than the user of the provider.
  if (await userByEmail(service.db, email)) return problem('has_account')
  const nickname = nicknameFor(who.nickname, email)
  const newAccount = { email, passwordHash: '', nickname, identity, invite }
  const userId = await openAccount(service, newAccount, context.address)
  if (userId === undefined) return problem('has_account')
  return enter(service, await userById(service.db, userId), remember, context)
}

export const finishSignIn = async (
  service: AccountService,
  who: ProviderProfile,
  coming: Coming,
  isOpen: () => Promise<boolean>,
): Promise<OAuthResult> => {
  const user = await userByIdentity(service.db, coming.provider, who.subject)
  if (user) return enter(service, user, coming.remember, coming.context)
  return (await isOpen()) ? welcome(service, who, coming) : problem('closed')
}

/** The user who started linking must still be signed in here: another user may have signed in meanwhile. */
const isStillHere = async (service: AccountService, userId: string, context: Context): Promise<boolean> => {
  const token = context.cookies.read('token')
  const found = token
    ? await findCaller({ db: service.db, log: service.deps.log, now: service.now() }, token, false)
    : undefined
  return found?.caller.userId === userId
}

interface Linking {
  provider: string
  name: Record<'zh' | 'en', string>
  userId: string
  context: Context
}

export const finishLinking = async (
  service: AccountService,
  who: ProviderProfile,
  { provider, name, userId, context }: Linking,
): Promise<OAuthResult> => {
  if (!(await isStillHere(service, userId, context))) return problem('expired')
  const identity = identityOf(provider, who)
  if (!(await insertIdentity(service.db, service.now(), userId, identity))) return problem('taken')
  const user = await userById(service.db, userId)
  // The browser comes from elsewhere, and says its own language, not the one that was chosen here.
  const speaks = languageFor(user, languageOf(context.cookies.read('lang')))
  const url = service.url('/profile/setting')
  service.write(linkedEmail(user.email, speaks, { provider: name[speaks], label: identity.label, url }))
  return { at: 'linked' }
}
