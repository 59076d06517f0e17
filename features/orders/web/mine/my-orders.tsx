import { useInfiniteQuery } from '@tanstack/react-query'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { priceWords } from '#packages/plans/price-words.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { listOrders, type Order } from '../../contract.ts'
import { orderWords } from '../order-words.ts'
import { useDates } from '../use-dates.ts'
import styles from './mine.module.css'

const words = defineWords({
  zh: {
    caption: '订单记录',
    what: '商品',
    price: '金额',
    at: '下单时间',
    state: '状态',
    act: '操作',
    receipt: '收据',
    pay: '继续付款',
    of: (what: string, act: string) => `${what}，${act}`,
    none: '还没有订单。',
    loading: '正在查看订单…',
    more: '更早的订单',
  },
  en: {
    caption: 'Orders',
    what: 'Item',
    price: 'Amount',
    at: 'Ordered',
    state: 'Status',
    act: 'Action',
    receipt: 'Receipt',
    pay: 'Continue to payment',
    of: (what: string, act: string) => `${what}: ${act}`,
    none: 'No orders yet.',
    loading: 'Loading your orders…',
    more: 'Load earlier orders',
  },
})

const PAGE = 10

const useOrders = () => {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [listOrders.method, listOrders.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(listOrders, { limit: PAGE, ...(pageParam ? { before: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { quiet: true },
    retry: 1,
    staleTime: 0,
  })
}

const Row = ({ order, onPay }: { order: Order; onPay(id: string): void }) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const prices = useWords(priceWords)
  const { moment } = useDates()
  const what = named.bought(order)
  return (
    <tr data-state={order.state}>
      <th scope="row">{what}</th>
      <td>{prices.yuan(order.priceFen)}</td>
      <td>{moment(order.createdAt)}</td>
      <td>{named[order.state]}</td>
      <td>
        {order.state === 'pending' && (
          <button type="button" aria-label={t.of(what, t.pay)} onClick={() => onPay(order.id)}>
            {t.pay}
          </button>
        )}
        {order.paidAt !== null && (
          <AppLink to={`/orders/${order.id}/receipt`} aria-label={t.of(what, t.receipt)}>
            {t.receipt}
          </AppLink>
        )}
      </td>
    </tr>
  )
}

/** Orders, newest first; an open one can be paid, a paid one has a receipt. */
export const MyOrders = ({ onPay }: { onPay(id: string): void }) => {
  const t = useWords(words)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders()
  const orders = data?.pages.flatMap((page) => page.orders)
  if (!orders)
    return error ? <Failed error={error} onAgain={() => void refetch()} /> : <p role="status">{t.loading}</p>
  if (orders.length === 0) return <p className={styles.none}>{t.none}</p>
  return (
    <>
      <table className={styles.orders}>
        <caption>{t.caption}</caption>
        <thead>
          <tr>
            {[t.what, t.price, t.at, t.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span>{t.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} onPay={onPay} />
          ))}
        </tbody>
      </table>
      {error && <Failed error={error} onAgain={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </>
  )
}
