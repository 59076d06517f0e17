import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { priceWords } from '#features/membership/price-parts.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { Logo } from '#packages/ui/logo.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { CallFailure } from '#packages/wire/client.ts'
import type { ReplyOf } from '#packages/wire/endpoint.ts'
import { getReceipt } from '../../contract.ts'
import { orderWords } from '../order-words.ts'
import { useDates } from '../use-dates.ts'
import styles from './receipt.module.css'

const words = defineWords({
  zh: {
    title: '收据',
    from: '收款方',
    to: '付款账号',
    number: '订单号',
    what: '商品',
    lasts: '期限',
    way: '付款方式',
    providerNumber: '支付流水号',
    paidAt: '付款时间',
    refundedAt: '退款时间',
    amount: '实付',
    refunded: '已全额退款',
    test: '测试付款，没有实际收费。',
    note: '本收据由系统生成，不作发票使用。',
    print: '打印或存为 PDF',
    back: '回到会员页',
    none: '没有这张收据',
    noneText: '订单还没有付款，或者不在你的账号下。',
  },
  en: {
    title: 'Receipt',
    from: 'Received by',
    to: 'Paid by',
    number: 'Order number',
    what: 'Item',
    lasts: 'It lasts',
    way: 'Paid with',
    providerNumber: 'Payment number',
    paidAt: 'Paid at',
    refundedAt: 'Refunded at',
    amount: 'Paid',
    refunded: 'Refunded in full',
    test: 'A test payment: no money was taken.',
    note: 'Made by the system. It is not a tax invoice.',
    print: 'Print or save as PDF',
    back: 'Back to membership',
    none: 'There is no such receipt',
    noneText: 'The order is not paid, or is not on your account.',
  },
})

const Sheet = ({ receipt }: { receipt: ReplyOf<typeof getReceipt> }) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const prices = useWords(priceWords)
  const { moment } = useDates()
  const { order, number, providerNumber, site, email } = receipt
  const { wish, days, provider, paidAt, refundedAt } = order
  const lasts = wish.what === 'points' ? null : days === null ? named.forLife : named.days(days)
  const rows = [
    [t.number, number],
    [t.what, named.bought(order)],
    [t.lasts, lasts],
    [t.paidAt, paidAt === null ? null : moment(paidAt)],
    [t.way, named[provider]],
    [t.providerNumber, providerNumber],
    [t.from, site],
    [t.to, email],
    [t.refundedAt, refundedAt === null ? null : moment(refundedAt)],
  ] as const
  return (
    <article className={styles.sheet}>
      <header>
        <h1>{t.title}</h1>
        <Logo />
      </header>
      <p className={styles.amount}>
        {t.amount} <b>{prices.yuan(order.priceFen)}</b>
        {refundedAt !== null && <i>{t.refunded}</i>}
      </p>
      <dl>
        {rows
          .filter(([, says]) => says !== null)
          .map(([name, says]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
      </dl>
      <footer>
        {provider === 'sandbox' && <p>{t.test}</p>}
        <p>{t.note}</p>
      </footer>
    </article>
  )
}

/** Who, what, how much, when, by which number: on one sheet to print. */
export const Screen = () => {
  const t = useWords(words)
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(apiQuery(getReceipt, { id }, { quiet: true }))
  const isNone = error instanceof CallFailure && error.status === 404
  return (
    <div className={styles.page}>
      <PageHead title={t.title} />
      {data ? (
        <>
          <div className={styles.tools}>
            <ButtonLink look="plain" size="md" to="/membership#orders">
              {t.back}
            </ButtonLink>
            <Button size="md" onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
          <Sheet receipt={data} />
        </>
      ) : isNone ? (
        <EmptyState icon="file" level={1} title={t.none} text={t.noneText}>
          <ButtonLink look="plain" size="md" to="/membership#orders">
            {t.back}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}
