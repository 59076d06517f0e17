import { route } from '#packages/api/route.ts'
import { forgetNetworks } from '#packages/invites/reward.ts'
import { inviteMigrations } from '#packages/invites/tables.ts'
import { listLedger, myPoints } from '#packages/ledger/contract.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { readMoney } from '#packages/settings/store.ts'
import { checkIn, checkIns, inviteOffer, myInvites } from '../contract.ts'
import { checkInNow, monthOf } from './check-ins.ts'
import { entriesOf, pointsNow } from './entries.ts'
import { invitesOf, offerOf } from './invites.ts'
import { earningsOf } from './personal.ts'
import { checkInMigrations } from './tables.ts'

const FORGET_EVERY_MS = 3600_000

/** How points are earned, and what a person sees of them. The ledger itself is a slice of its own. */
export const earningSlice: ServerSlice = {
  name: 'earning',
  migrations: { ...checkInMigrations, ...inviteMigrations },
  personal: ({ db }) => earningsOf(db),
  routes: ({ db, now }) => {
    const rules = async () => (await readMoney(db)).points
    return [
      route(myPoints, ({ timeZone }, { caller }) =>
        pointsNow(db, { userId: caller.userId, timeZone, now: now() }),
      ),
      route(listLedger, (input, { caller, language }) => entriesOf(db, caller.userId, input, language)),
      route(checkIns, async ({ timeZone, month }, { caller }) =>
        monthOf(db, { userId: caller.userId, timeZone, now: now() }, month, (await rules()).checkIn),
      ),
      route(checkIn, async ({ timeZone }, { caller }) =>
        checkInNow(db, { userId: caller.userId, timeZone, now: now() }, (await rules()).checkIn),
      ),
      route(myInvites, async (_, { caller }) => invitesOf(db, caller.userId, now(), (await rules()).invite)),
      route(inviteOffer, async ({ code }) => offerOf(db, code, now(), (await rules()).invite)),
    ]
  },
  background: (deps) => {
    const work = () => forgetNetworks(deps.db, deps.now())
    return runPeriodically(deps, {
      name: 'forget where the invited came from',
      everyMs: FORGET_EVERY_MS,
      work,
    })
  },
}
