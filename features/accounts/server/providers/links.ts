import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { linkProvider, myProviders, unlinkProvider } from '../../providers-contract.ts'
import type { AccountService } from '../account-service.ts'
import { unlinkedEmail } from '../emails.ts'
import { identitiesOf, removeIdentity } from '../identities.ts'
import { languageFor } from '../people.ts'
import { type Providers, shownOf } from './providers.ts'

export const linkRoutes = (service: AccountService, providers: Providers): Route[] => [
  route(myProviders, async (_, { caller }) => {
    const linked = await identitiesOf(service.db, caller.userId)
    const linkOf = (id: string) => linked.find((one) => one.provider === id) ?? null
    // One that is no longer offered stays until its owner unlinks it.
    const gone = linked
      .filter(({ provider }) => !providers.find(provider))
      .map(({ provider }) => ({ id: provider, name: providers.nameOf(provider), look: 'other' as const }))
    return {
      providers: [...providers.offered.map(shownOf), ...gone].map((one) => ({
        ...one,
        linked: linkOf(one.id),
      })),
    }
  }),
  route(linkProvider, async ({ provider, current }, context) => {
    const user = await service.proven(context, current)
    if ((await identitiesOf(service.db, user.id)).some((one) => one.provider === provider))
      throw new AppError('already_linked')
    return providers.begin({ provider, next: '/profile/setting', remember: true }, user.id, context)
  }),
  route(unlinkProvider, async ({ provider, current }, { caller, language }) => {
    const user = await service.proven({ caller, language }, current)
    const done = await removeIdentity(service.db, user.id, provider)
    if (done === 'absent') throw new AppError('not_found')
    if (done === 'last') throw new AppError('last_way')
    const speaks = languageFor(user, language)
    service.write(unlinkedEmail(user.email, speaks, { provider: providers.nameOf(provider)[speaks] }))
    return {}
  }),
]
