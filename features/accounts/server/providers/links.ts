import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { linkProvider, myProviders, unlinkProvider } from '../../providers-contract.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf, removeIdentity } from '../identities.ts'
import { unlinkedLetter } from '../letters.ts'
import { languageFor } from '../people.ts'
import { type Counter, shownOf } from './counter.ts'

export const linkRoutes = (desk: Desk, counter: Counter): Route[] => [
  route(myProviders, async (_, { caller }) => {
    const linked = await identitiesOf(desk.db, caller.userId)
    const linkOf = (id: string) => linked.find((one) => one.provider === id) ?? null
    // One that is no longer offered stays until its owner unlinks it.
    const gone = linked
      .filter(({ provider }) => !counter.find(provider))
      .map(({ provider }) => ({ id: provider, name: counter.nameOf(provider), look: 'other' as const }))
    return {
      providers: [...counter.offered.map(shownOf), ...gone].map((one) => ({
        ...one,
        linked: linkOf(one.id),
      })),
    }
  }),
  route(linkProvider, async ({ provider, current }, context) => {
    const user = await desk.proven(context, current)
    if ((await identitiesOf(desk.db, user.id)).some((one) => one.provider === provider))
      throw new AppError('already_linked')
    return counter.begin({ provider, next: '/profile/setting', remember: true }, user.id, context)
  }),
  route(unlinkProvider, async ({ provider, current }, { caller, language }) => {
    const user = await desk.proven({ caller, language }, current)
    const done = await removeIdentity(desk.db, user.id, provider)
    if (done === 'absent') throw new AppError('not_found')
    if (done === 'last') throw new AppError('last_way')
    const speaks = languageFor(user, language)
    desk.write(unlinkedLetter(user.email, speaks, { provider: counter.nameOf(provider)[speaks] }))
    return {}
  }),
]
