import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import type { SignInProvider } from '#packages/server-kit/sign-in-providers.ts'
import type { AccountService } from '../account-service.ts'
import {
  Denied,
  type OAuthFlow,
  type ProviderClient,
  ProviderFailure,
  type ProviderProfile,
} from './client.ts'
import { clientFor } from './clients.ts'
import { beginFlow, type OAuthRequest } from './oauth-flows.ts'

type Known = SignInProvider & { client: ProviderClient }

/** Functions that all routes of sign-in providers share. */
export interface Providers {
  /** As the operator set them up, in that order. */
  offered: readonly SignInProvider[]
  find(id: string): SignInProvider | undefined
  nameOf(id: string): SignInProvider['name']
  /** The address to go to, to sign in or (with an account) to link. */
  begin(request: OAuthRequest, userId: string | null, context: Context): Promise<{ url: string }>
  /** The user's profile, or why there is none. */
  finish(id: string, answer: URLSearchParams, flow: OAuthFlow): Promise<ProviderProfile | 'denied' | 'failed'>
}

/** The public facts of a provider. */
export const shownOf = ({ id, name, look }: SignInProvider) => ({ id, name, look })

/** Of a provider's failure only what names no secret: neither addresses nor answers. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ProviderFailure) return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name)
}

const isSubject = (text: string): boolean => /^\P{Cc}{1,255}$/u.test(text)

export const openProviders = (service: AccountService): Providers => {
  const { signInProviders: offered, log } = service.deps
  const known = new Map<string, Known>(
    offered.map((provider) => [provider.id, { ...provider, client: clientFor(provider) }]),
  )
  const failed = (provider: string, error: unknown) =>
    log.warn({ provider, reason: reasonOf(error) }, 'a provider did not say who somebody is')

  return {
    offered,
    find: (id) => known.get(id),
    nameOf: (id) => known.get(id)?.name ?? { zh: id, en: id },
    begin: async (request, userId, context) => {
      const provider = known.get(request.provider)
      if (!provider) throw new AppError('not_found')
      const flow = await beginFlow(service, context, request, userId)
      try {
        return { url: String(await provider.client.begin(flow)) }
      } catch (error) {
        failed(request.provider, error)
        throw new AppError('provider_down', { cause: error })
      }
    },
    finish: async (id, answer, flow) => {
      const arrived = new URL(flow.returnTo)
      arrived.search = String(answer)
      try {
        const who = await known.get(id)?.client.finish(arrived, flow)
        if (!who || !isSubject(who.subject)) throw new ProviderFailure('names nobody')
        return who
      } catch (error) {
        if (error instanceof Denied) return 'denied'
        failed(id, error)
        return 'failed'
      }
    },
  }
}
