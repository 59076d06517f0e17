import { type Route, route } from '#packages/api/route.ts'
import { listProviders, providerCallback, startProvider } from '../../providers-contract.ts'
import { safeNext } from '../../safe-next.ts'
import type { Desk } from '../desk.ts'
import { addressRoutes } from './address.ts'
import { pageFor, problem } from './arrival.ts'
import { arriveToLink, arriveToSignIn } from './arrive.ts'
import { type Counter, openCounter, shownOf } from './counter.ts'
import { endErrand } from './errands.ts'
import { linkRoutes } from './links.ts'

const textsIn = (given: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const callbackRoute = (desk: Desk, counter: Counter, isOpen: () => Promise<boolean>): Route =>
  route(providerCallback, async ({ provider: id, ...given }, context) => {
    const answer = textsIn(given)
    const provider = counter.find(id)
    const back = provider && (await endErrand(desk, context, id, answer.get('state') ?? ''))
    if (!back)
      return pageFor(problem('expired'), {
        provider: provider?.id ?? '',
        next: safeNext(null),
        isLink: false,
      })
    const { userId, next, remember, invite } = back
    const page = { provider: id, next, isLink: userId !== null }
    const who = await counter.finish(id, answer, back.errand)
    if (typeof who === 'string') return pageFor(problem(who), page)
    const arrival =
      userId === null
        ? await arriveToSignIn(desk, who, { provider: id, remember, invite, context }, isOpen)
        : await arriveToLink(desk, who, { provider: id, name: provider.name, userId, context })
    return pageFor(arrival, page)
  })

export const providerRoutes = (desk: Desk, isOpen: () => Promise<boolean>): Route[] => {
  const counter = openCounter(desk)
  return [
    route(listProviders, () => ({ providers: counter.offered.map(shownOf) })),
    route(startProvider, ({ next, ...wish }, context) =>
      counter.begin({ ...wish, next: safeNext(next) }, null, context),
    ),
    callbackRoute(desk, counter, isOpen),
    ...addressRoutes(desk, counter),
    ...linkRoutes(desk, counter),
  ]
}
