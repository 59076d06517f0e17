import { type Route, route } from '#packages/api/route.ts'
import { listProviders, providerCallback, startProvider } from '../../providers-contract.ts'
import { safeNext } from '../../safe-next.ts'
import type { AccountService } from '../account-service.ts'
import { addressRoutes } from './address.ts'
import { finishLinking, finishSignIn } from './finish.ts'
import { linkRoutes } from './links.ts'
import { endFlow } from './oauth-flows.ts'
import { pageFor, problem } from './oauth-result.ts'
import { openProviders, type Providers, shownOf } from './providers.ts'

const textsIn = (given: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const callbackRoute = (
  service: AccountService,
  providers: Providers,
  isOpen: () => Promise<boolean>,
): Route =>
  route(providerCallback, async ({ provider: id, ...given }, context) => {
    const answer = textsIn(given)
    const provider = providers.find(id)
    const back = provider && (await endFlow(service, context, id, answer.get('state') ?? ''))
    if (!back)
      return pageFor(problem('expired'), {
        provider: provider?.id ?? '',
        next: safeNext(null),
        isLink: false,
      })
    const { userId, next, remember, invite } = back
    const page = { provider: id, next, isLink: userId !== null }
    const who = await providers.finish(id, answer, back.flow)
    if (typeof who === 'string') return pageFor(problem(who), page)
    const result =
      userId === null
        ? await finishSignIn(service, who, { provider: id, remember, invite, context }, isOpen)
        : await finishLinking(service, who, { provider: id, name: provider.name, userId, context })
    return pageFor(result, page)
  })

export const providerRoutes = (service: AccountService, isOpen: () => Promise<boolean>): Route[] => {
  const providers = openProviders(service)
  return [
    route(listProviders, () => ({ providers: providers.offered.map(shownOf) })),
    route(startProvider, ({ next, ...request }, context) =>
      providers.begin({ ...request, next: safeNext(next) }, null, context),
    ),
    callbackRoute(service, providers, isOpen),
    ...addressRoutes(service, providers),
    ...linkRoutes(service, providers),
  ]
}
