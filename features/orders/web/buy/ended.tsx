import { useQuery } from '@tanstack/react-query'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { priceWords } from '#packages/plans/price-words.ts'
import { Button } from '#packages/ui/button.tsx'
import { DialogFoot } from '#packages/ui/dialog.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import type { Order } from '../../contract.ts'
import { planQuery } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useDates } from '../use-dates.ts'
import styles from './buy.module.css'

const words = defineWords({
  zh: {
    delivered: '付款成功',
    closed: '订单已关闭',
    refunded: '已退款',
    points: (count: number) => `${count} 积分已到账。`,
    plan: (name: string) => `${name}已开通。`,
    until: (day: string, days: number) => `到 ${day}，还有 ${days} 天。`,
    closedText: '没有扣款。还想买的话，重新下单就好。',
    expired: '订单已过期',
    expiredText: '30 分钟内没有收到付款，订单已自动关闭，没有扣款。还想买的话，重新下单就好。',
    refundedText: (price: string) => `${price} 已原路退回。`,
    receipt: '查看收据',
    done: '完成',
    again: '重新下单',
    close: '关闭',
  },
  en: {
    delivered: 'Payment successful',
    closed: 'Order closed',
    refunded: 'Refunded',
    points: (count: number) => `${count} points were added to your account.`,
    plan: (name: string) => `Your ${name.toLowerCase()} is active.`,
    until: (day: string, days: number) => `Until ${day} (${days} days left).`,
    closedText: 'You haven’t been charged. You can order again at any time.',
    expired: 'Order expired',
    expiredText:
      'We didn’t receive a payment within 30 minutes, so the order was closed. You haven’t been charged. You can order again at any time.',
    refundedText: (price: string) => `${price} was refunded to your original payment method.`,
    receipt: 'View receipt',
    done: 'Done',
    again: 'Order again',
    close: 'Close',
  },
})

/** The delivered goods. The end of a plan comes from the server. */
const Delivered = ({ order }: { order: Order }) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const { day } = useDates()
  const mine = useQuery({ ...planQuery, enabled: order.wish.what === 'plan' })
  if (order.wish.what === 'points') return <p>{t.points(order.points ?? 0)}</p>
  const { until, daysLeft } = mine.data ?? { until: null, daysLeft: null }
  return (
    <p>
      {t.plan(named[order.wish.plan])}
      {!mine.isFetching && until !== null && daysLeft !== null && t.until(day(until), daysLeft)}
    </p>
  )
}

const endOf = ({ state, closedAt, closesAt }: Order) => {
  if (state === 'delivered' || state === 'refunded') return state
  // Both by the server's clock.
  return closedAt !== null && closedAt >= closesAt ? 'expired' : 'closed'
}

/** The outcome of an order. */
export const Ended = ({ order, onAgain, onClose }: { order: Order; onAgain(): void; onClose(): void }) => {
  const t = useWords(words)
  const price = useWords(priceWords).yuan(order.priceFen)
  const end = endOf(order)
  const isDelivered = end === 'delivered'
  const explanations = { closed: t.closedText, expired: t.expiredText, refunded: t.refundedText(price) }
  return (
    <>
      <div className={styles.ended} role="status" data-state={order.state}>
        <Icon name={isDelivered ? 'check' : 'info'} size={28} />
        <h3>{t[end]}</h3>
        {end === 'delivered' ? <Delivered order={order} /> : <p>{explanations[end]}</p>}
      </div>
      <DialogFoot>
        {isDelivered ? (
          <a className={styles.receipt} href={`/orders/${order.id}/receipt`} target="_blank" rel="noopener">
            {t.receipt}
          </a>
        ) : (
          <Button size="md" look="plain" onClick={onAgain}>
            {t.again}
          </Button>
        )}
        <Button size="md" onClick={onClose}>
          {isDelivered ? t.done : t.close}
        </Button>
      </DialogFoot>
    </>
  )
}
