import type { OrderRow } from './tables.ts'

const PLANS: Record<string, string> = { month: '月会员', year: '年会员', lifetime: '终身会员' }

/** The title of the order in the provider's app and on its bill, which are Chinese. */
export const titleOf = (site: string, { plan, points }: Pick<OrderRow, 'plan' | 'points'>): string =>
  `${site} ${plan === null ? `${points} 积分` : (PLANS[plan] ?? plan)}`
