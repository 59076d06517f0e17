import type { Batch } from '#features/orders/admin-contract.ts'
import { defineWords } from '#packages/i18n/words.tsx'

type Gives = Pick<Batch, 'points' | 'plan' | 'days'>

/** The content of a code. */
export const giftWords = defineWords({
  zh: {
    month: '月度会员',
    year: '年度会员',
    lifetime: '终身会员',
    gives: ({ points, plan, days }: Gives): string =>
      plan === null
        ? `${points} 积分`
        : days === null
          ? '终身会员'
          : `${plan === 'year' ? '年度' : '月度'}会员 ${days} 天`,
  },
  en: {
    month: 'Monthly',
    year: 'Yearly',
    lifetime: 'Lifetime',
    gives: ({ points, plan, days }: Gives): string =>
      plan === null
        ? `${points} points`
        : days === null
          ? 'Lifetime'
          : `${plan === 'year' ? 'Yearly' : 'Monthly'}, ${days} days`,
  },
})
