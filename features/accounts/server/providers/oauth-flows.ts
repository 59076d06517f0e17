import * as z from 'zod/mini'
import type { Context } from '#packages/api/route.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { AccountService } from '../account-service.ts'
import { handOut, takeByBoth } from '../secrets.ts'
import type { OAuthFlow } from './client.ts'

const COOKIE = 'sign-in-errand'
/** Long enough to look up a password at the provider. */
const WHERE = { path: '/api/auth/providers', lastsMs: 10 * 60_000 }

const oauthRequest = z.object({
  provider: z.string(),
  next: z.string(),
  remember: z.boolean(),
  /** The code of who invited them, for an account that may come of it. */
  invite: z.optional(z.string()),
})
export type OAuthRequest = z.infer<typeof oauthRequest>

/** In letters and digits alone: there are providers that hand nothing else back. */
const asState = (link: string): string => Buffer.from(link).toString('hex')
const linkIn = (state: string): string => Buffer.from(state, 'hex').toString()

const returnTo = (service: AccountService, provider: string): string =>
  service.url(`/api/auth/providers/${provider}/callback`)

/**
 * The secrets of a flow are derived from this browser's cookie: none is stored, and no other browser can continue the
 * flow.
 */
const flowOf = (service: AccountService, provider: string, ticket: string, state: string): OAuthFlow => ({
  state,
  nonce: hashOf(`nonce:${ticket}`),
  verifier: hashOf(`verifier:${ticket}`),
  returnTo: returnTo(service, provider),
})

/** Sends this browser on its way, to sign in or (with an account) to link. */
export const beginFlow = async (
  service: AccountService,
  context: Pick<Context, 'cookies'>,
  given: OAuthRequest,
  userId: string | null,
): Promise<OAuthFlow> => {
  const { ticket, link } = await handOut(service.db, {
    purpose: 'errand',
    userId,
    data: given,
    lastsMs: WHERE.lastsMs,
    now: service.now(),
  })
  context.cookies.keep(COOKIE, ticket, WHERE)
  return flowOf(service, given.provider, ticket, asState(link))
}

/** Ends the flow of this browser and returns it, once; undefined if another browser began it or none did. */
export const endFlow = async (
  service: AccountService,
  context: Pick<Context, 'cookies'>,
  provider: string,
  state: string,
) => {
  const ticket = context.cookies.read(COOKIE)
  if (ticket === undefined) return undefined
  const taken = await takeByBoth(service.db, 'errand', { ticket, link: linkIn(state) }, service.now())
  if (!taken) return undefined
  context.cookies.keep(COOKIE, undefined, WHERE)
  const asked = oauthRequest.safeParse(JSON.parse(taken.data))
  if (!asked.success || asked.data.provider !== provider) return undefined
  return { ...asked.data, userId: taken.userId, flow: flowOf(service, provider, ticket, state) }
}
