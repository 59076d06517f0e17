import { readMoney } from '#packages/settings/store.ts'
import type { ServerSlice } from '#packages/slice/server.ts'
import { route } from '#packages/wire/route.ts'
import { listPlans } from '../contract.ts'
import { priceListOf } from '../price-list.ts'

export const membershipSlice: ServerSlice = {
  name: 'membership',
  routes: ({ db }) => [route(listPlans, async () => priceListOf(await readMoney(db)))],
}
