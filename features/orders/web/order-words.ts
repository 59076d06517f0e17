import { defineWords } from '#packages/i18n/words.tsx'
import type { Order } from '../contract.ts'

const plans = defineWords({
  zh: { month: '月度会员', year: '年度会员', lifetime: '终身会员' },
  en: { month: 'Monthly membership', year: 'Yearly membership', lifetime: 'Lifetime membership' },
})

type Bought = Pick<Order, 'wish' | 'points'>

/** Names of plans, payment methods and orders in the interface. */
export const orderWords = defineWords({
  zh: {
    ...plans.zh,
    alipay: '支付宝',
    sandbox: '测试付款',
    pending: '待付款',
    paid: '已付款，正在发放',
    delivered: '已完成',
    closed: '已关闭',
    refunded: '已退款',
    bought: ({ wish, points }: Bought) =>
      wish.what === 'plan' ? plans.zh[wish.plan] : `${points ?? 0} 积分`,
    days: (count: number) => `${count} 天`,
    forLife: '不设期限',
  },
  en: {
    ...plans.en,
    alipay: 'Alipay',
    sandbox: 'Test payment',
    pending: 'Unpaid',
    paid: 'Paid, delivering',
    delivered: 'Completed',
    closed: 'Closed',
    refunded: 'Refunded',
    bought: ({ wish, points }: Bought) =>
      wish.what === 'plan' ? plans.en[wish.plan] : `${points ?? 0} points`,
    days: (count: number) => `${count} days`,
    forLife: 'Never expires',
  },
})
