import { route } from '#packages/api/route.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { readMoney } from '#packages/settings/store.ts'
import { listPlans } from '../contract.ts'
import { priceListOf } from '../price-list.ts'

export const membershipSlice: ServerSlice = {
  name: 'membership',
  routes: ({ db }) => [route(listPlans, async () => priceListOf(await readMoney(db)))],
}
