import { POINTS_PER_YUAN, WELCOME_POINTS } from '#packages/ledger/earnings.ts'
import { plans as limits, shownLimit } from '#packages/slice/plans.ts'
import { type Plan, type PlanKey, type PriceList, planKeys, planTable } from '../contract.ts'

const PACKAGES_FEN = [100, 500, 1000, 3000]

const planOf = (key: PlanKey): Plan => {
  const { priceFen, days, paid } = planTable[key]
  return {
    key,
    priceFen,
    days,
    documents: shownLimit(limits[key].documents),
    fileBytes: shownLimit(limits[key].fileBytes),
    benefits: { resumeFiles: 'free', builtInAi: 'free', paidAi: paid, templateFiles: paid },
  }
}

export const priceListOf = (): PriceList => ({
  plans: planKeys.map(planOf),
  recommended: 'year',
  points: {
    perYuan: POINTS_PER_YUAN,
    welcome: WELCOME_POINTS,
    packages: PACKAGES_FEN.map((priceFen) => ({ priceFen, points: (priceFen / 100) * POINTS_PER_YUAN })),
    single: { resumeFiles: 0, builtInAi: 0, paidAi: null, templateFiles: null },
  },
})
