import { type Caller, type Route, route } from '#packages/api/route.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import {
  banPerson,
  getPerson,
  grantDays,
  grantPoints,
  listPeople,
  setAdmin,
  unbanPerson,
} from '../people-contract.ts'
import { peoplePage } from './people-list.ts'
import { ban, giveDays, givePoints, setRole, unban } from './person-acts.ts'
import { readPerson } from './person-detail.ts'

export const peopleRoutes = ({ db, now }: ServerDeps): Route[] => {
  const read = (id: string) => readPerson(db, id, now())
  const acting = async (
    { id, caller }: { id: string; caller: Caller },
    act: (by: { id: string; caller: Caller; now: number }) => Promise<void>,
  ) => {
    await act({ id, caller, now: now() })
    return read(id)
  }
  return [
    route(listPeople, (input) => peoplePage(db, input, now())),
    route(getPerson, ({ id }) => read(id)),
    route(banPerson, ({ id, reason }, { caller }) => acting({ id, caller }, (by) => ban(db, by, reason))),
    route(unbanPerson, ({ id, reason }, { caller }) => acting({ id, caller }, (by) => unban(db, by, reason))),
    route(grantPoints, ({ id, ...points }, { caller }) =>
      acting({ id, caller }, (by) => givePoints(db, by, points)),
    ),
    route(grantDays, ({ id, ...days }, { caller }) => acting({ id, caller }, (by) => giveDays(db, by, days))),
    route(setAdmin, ({ id, isAdmin }, { caller }) =>
      acting({ id, caller }, (by) => setRole(db, by, isAdmin)),
    ),
  ]
}
