import { route } from '#packages/api/route.ts'
import { listPlans } from '#packages/plans/contract.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { readMoney } from '#packages/settings/store.ts'
import { priceListOf } from '../price-list.ts'

export const membershipSlice: ServerSlice = {
  name: 'membership',
  routes: ({ db }) => [route(listPlans, async () => priceListOf(await readMoney(db)))],
}
