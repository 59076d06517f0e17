import { type MoneySettings, type PaidPlan, pointCount, pointsFor } from '#packages/settings/settings.ts'
import type { Purchase } from '../contract.ts'

export interface Offer {
  plan: PaidPlan | null
  priceFen: number
  points: number | null
  days: number | null
}

/** The current price of a purchase and what it gives. Prices come from here only. */
export const offerFor = (wish: Purchase, { plans, points }: MoneySettings): Offer | undefined => {
  if (wish.what === 'plan') {
    const { priceFen, days, isOffered } = plans[wish.plan]
    const isWhole = wish.plan === 'lifetime' || days !== null
    if (!isOffered || priceFen === 0 || !isWhole) return undefined
    return { plan: wish.plan, priceFen, points: null, days: wish.plan === 'lifetime' ? null : days }
  }
  const priceFen = wish.packageFen
  const bought = pointsFor(priceFen, points.perYuan)
  const isSound = bought > 0 && pointCount.safeParse(bought).success
  if (priceFen === 0 || !isSound || !points.packagesFen.includes(priceFen)) return undefined
  return { plan: null, priceFen, points: bought, days: null }
}
