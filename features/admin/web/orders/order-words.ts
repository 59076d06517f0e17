import type { Order } from '#features/orders/contract.ts'
import { defineWords } from '#packages/i18n/words.tsx'

/** Names of orders and their states in the admin area. */
export const orderWords = defineWords({
  zh: {
    pending: '待付款',
    paid: '已付款，未发放',
    delivered: '已完成',
    closed: '已关闭',
    refunded: '已退款',
    sandbox: '沙盒',
    alipay: '支付宝',
    wish: ({ wish, points }: Order): string =>
      wish.what === 'points'
        ? `${points ?? 0} 积分`
        : { month: '月度会员', year: '年度会员', lifetime: '终身会员' }[wish.plan],
  },
  en: {
    pending: 'Unpaid',
    paid: 'Paid, not delivered',
    delivered: 'Completed',
    closed: 'Closed',
    refunded: 'Refunded',
    sandbox: 'Sandbox',
    alipay: 'Alipay',
    wish: ({ wish, points }: Order): string =>
      wish.what === 'points'
        ? `${points ?? 0} points`
        : { month: 'Monthly', year: 'Yearly', lifetime: 'Lifetime' }[wish.plan],
  },
})

export const toneOf = (state: Order['state']): 'ok' | 'warn' | 'danger' | undefined =>
  (({ pending: undefined, paid: 'danger', delivered: 'ok', closed: undefined, refunded: 'warn' }) as const)[
    state
  ]
