import { type PlanKey, planKeys } from '#packages/api/route.ts'
import type { Plan, PriceList } from '#packages/plans/contract.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { shownLimit } from '#packages/server-kit/plans.ts'
import { type MoneySettings, pointsFor } from '#packages/settings/settings.ts'

const planOf = (key: PlanKey, money: MoneySettings): Plan => {
  const { priceFen, days, includes } = money.plans[key]
  const limits = limitsFor('user', key, money)
  const paid = (benefit: 'paidAi' | 'templateFiles') => (includes.includes(benefit) ? 'included' : 'points')
  return {
    key,
    priceFen,
    days,
    documents: shownLimit(limits.documents),
    documentBytes: shownLimit(limits.documentBytes),
    fileBytes: shownLimit(limits.fileBytes),
    benefits: {
      resumeFiles: 'free',
      builtInAi: 'free',
      paidAi: paid('paidAi'),
      templateFiles: paid('templateFiles'),
    },
  }
}

export const priceListOf = (money: MoneySettings): PriceList => {
  const { plans, recommended, points } = money
  return {
    plans: planKeys.filter((key) => plans[key].isOffered).map((key) => planOf(key, money)),
    recommended,
    points: {
      perYuan: points.perYuan,
      welcome: points.welcome,
      packages: points.packagesFen.map((priceFen) => ({
        priceFen,
        points: pointsFor(priceFen, points.perYuan),
      })),
      single: { resumeFiles: 0, builtInAi: 0, paidAi: null, templateFiles: null },
    },
  }
}
