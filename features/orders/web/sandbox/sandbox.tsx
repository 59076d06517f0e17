import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { priceWords } from '#packages/plans/price-words.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { Order } from '../../contract.ts'
import { sandboxFail, sandboxOrder, sandboxPay } from '../../sandbox-contract.ts'
import { refetchAfterPurchase } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useFailure } from '../use-failure.ts'
import styles from './sandbox.module.css'

const words = defineWords({
  zh: {
    title: '测试付款',
    mark: '测试付款，不会扣钱',
    text: '这里代替支付平台的付款页，用来试一遍下单到到账。正式开通付款后不会出现。',
    what: '商品',
    number: '订单号',
    amount: '金额',
    pay: '付款成功',
    fail: '付款失败',
    paid: '已按付款成功处理。可以关掉这一页，原来的页面会自动更新。',
    refunded: '这个订单已经退款。',
    closed: '这个订单已关闭，没有扣款。可以关掉这一页。',
    back: '回到会员页',
    asking: '正在查看订单…',
    none: '没有这个测试订单',
    noneText: '它不在你的账号下，或者本站没有打开测试付款。',
  },
  en: {
    title: 'Test payment',
    mark: 'Test payment: no money is charged',
    text: 'This page stands in for the payment provider so you can try an order from start to finish. It disappears once real payments are set up.',
    what: 'Item',
    number: 'Order number',
    amount: 'Amount',
    pay: 'Simulate success',
    fail: 'Simulate failure',
    paid: 'The order is marked as paid. You can close this page; the other one updates automatically.',
    refunded: 'This order has been refunded.',
    closed: 'This order is closed, and nothing was charged. You can close this page.',
    back: 'Back to membership',
    asking: 'Loading the order…',
    none: 'Test order not found',
    noneText: 'It isn’t in your account, or test payments aren’t enabled here.',
  },
})

const Decision = ({ order, onDecided }: { order: Order; onDecided(): void }) => {
  const t = useWords(words)
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const [phase, setPhase] = useState<{ busy?: 'pay' | 'fail'; message?: string }>({})
  const decide = async (how: 'pay' | 'fail') => {
    setPhase({ busy: how })
    try {
      await api.attempt(how === 'pay' ? sandboxPay : sandboxFail, { id: order.id })
      void refetchAfterPurchase(queries)
      onDecided()
    } catch (error) {
      setPhase({ message: failure(error) })
    }
  }
  if (order.state !== 'pending')
    return (
      <p className={styles.over} role="status">
        {order.state === 'refunded' ? t.refunded : order.state === 'closed' ? t.closed : t.paid}
      </p>
    )
  const isBusy = phase.busy !== undefined
  return (
    <>
      <p className={styles.message} role="alert">
        {phase.message}
      </p>
      <div className={styles.ways}>
        <Button size="lg" busy={phase.busy === 'pay'} disabled={isBusy} onClick={() => void decide('pay')}>
          {t.pay}
        </Button>
        <Button
          size="lg"
          look="plain"
          busy={phase.busy === 'fail'}
          disabled={isBusy}
          onClick={() => void decide('fail')}
        >
          {t.fail}
        </Button>
      </div>
    </>
  )
}

const Known = ({ id }: { id: string }) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const prices = useWords(priceWords)
  const { data, error, refetch } = useQuery({
    ...apiQuery(sandboxOrder, { id }, { quiet: true }),
    staleTime: 0,
  })
  if (error instanceof CallFailure && error.status === 404)
    return (
      <div className={styles.over} role="alert">
        <h2>{t.none}</h2>
        <p>{t.noneText}</p>
      </div>
    )
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <p role="status">{t.asking}</p>
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.amount}>
          <dt>{t.amount}</dt>
          <dd>{prices.yuan(data.order.priceFen)}</dd>
        </div>
        <div>
          <dt>{t.what}</dt>
          <dd>{named.bought(data.order)}</dd>
        </div>
        <div>
          <dt>{t.number}</dt>
          <dd>{data.number}</dd>
        </div>
      </dl>
      <Decision order={data.order} onDecided={() => void refetch()} />
    </>
  )
}

/** Replaces a provider's page and looks clearly different. */
export const Screen = () => {
  const t = useWords(words)
  const { id = '' } = useParams()
  return (
    <div className={styles.page}>
      <PageHead title={t.title} />
      <section className={styles.card}>
        <h1>{t.mark}</h1>
        <p className={styles.text}>{t.text}</p>
        <Known id={id} />
        <AppLink to="/membership" className={styles.back ?? ''}>
          {t.back}
        </AppLink>
      </section>
    </div>
  )
}
