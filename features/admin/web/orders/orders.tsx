import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type AdminOrder, listAllOrders } from '#features/orders/admin-contract.ts'
import { orderStates, providers } from '#features/orders/contract.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { ChoiceField, TextField } from '../field.tsx'
import list from '../list.module.css'
import { Paged } from '../paged.tsx'
import { useAddress } from '../use-address.ts'
import { useMoments } from '../use-moments.ts'
import { usePages } from '../use-pages.ts'
import { OrderDialog } from './order-dialog.tsx'
import { orderWords, toneOf } from './order-words.ts'

const words = defineWords({
  zh: {
    title: '订单与退款',
    search: '查找',
    hint: '订单号、付款方单号或邮箱',
    state: '状态',
    provider: '付款方式',
    what: '买的什么',
    all: '全部',
    plan: '会员',
    points: '积分',
    total: (count: string) => `${count} 笔`,
    order: '订单',
    person: '用户',
    price: '金额',
    time: '下单于',
    gone: '已注销',
    open: '详情',
    openNamed: (number: string) => `订单 ${number} 的详情`,
    refunding: '退款中',
    none: '没有订单',
    noneText: '换一个条件，或等第一笔订单到来。',
  },
  en: {
    title: 'Orders and refunds',
    search: 'Find',
    hint: 'Number, the provider’s number or e-mail',
    state: 'State',
    provider: 'Paid by',
    what: 'What',
    all: 'All',
    plan: 'Membership',
    points: 'Points',
    total: (count: string) => `${count} orders`,
    order: 'Order',
    person: 'Person',
    price: 'Amount',
    time: 'Ordered',
    gone: 'Account is gone',
    open: 'Details',
    openNamed: (number: string) => `Details of order ${number}`,
    refunding: 'Being given back',
    none: 'No orders',
    noneText: 'Ask for others, or wait for the first one.',
  },
})

const Row = ({ row, onOpen }: { row: AdminOrder; onOpen(): void }) => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { time, yuan } = useMoments()
  const { order, number, person, refund } = row
  return (
    <tr data-order={order.id}>
      <th scope="row">
        <span className={list.two}>
          <b>{names.wish(order)}</b>
          <small>{number}</small>
        </span>
      </th>
      <td data-name={t.person}>
        {person ? (
          <AppLink to={`/admin/users/${person.id}`} className={list.link ?? ''}>
            {person.email}
          </AppLink>
        ) : (
          <span className={list.faint}>{t.gone}</span>
        )}
      </td>
      <td data-name={t.price} className={list.number}>
        {yuan(order.priceFen)}
      </td>
      <td data-name={t.provider}>{names[order.provider]}</td>
      <td data-name={t.state}>
        <span className={list.tags}>
          <span className={list.tag} data-tone={toneOf(order.state)}>
            {names[order.state]}
          </span>
          {refund !== null && order.state !== 'refunded' && (
            <span className={list.tag} data-tone="warn">
              {refund.trouble ?? t.refunding}
            </span>
          )}
        </span>
      </td>
      <td data-name={t.time} className={list.time}>
        {time(order.createdAt)}
      </td>
      <td className={list.act}>
        <Button look="plain" aria-label={t.openNamed(number)} onClick={onOpen}>
          {t.open}
        </Button>
      </td>
    </tr>
  )
}

const Rows = ({ orders, onOpen }: { orders: readonly AdminOrder[]; onOpen(id: string): void }) => {
  const t = useWords(words)
  if (orders.length === 0) return <EmptyState title={t.none} text={t.noneText} />
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col">{t.person}</th>
            <th scope="col" className={list.number}>
              {t.price}
            </th>
            <th scope="col">{t.provider}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.time}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {orders.map((row) => (
            <Row key={row.order.id} row={row} onOpen={() => onOpen(row.order.id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const kinds = ['plan', 'points'] as const

const useOrders = () => {
  const { read, oneOf, write } = useAddress()
  const q = read('q')
  const sought = useDeferredValue(q).trim()
  const chosen = {
    state: oneOf('state', orderStates),
    provider: oneOf('provider', providers),
    what: oneOf('what', kinds),
  }
  const { state, provider, what } = chosen
  const found = usePages(
    listAllOrders,
    {
      ...(state ? { state } : {}),
      ...(provider ? { provider } : {}),
      ...(what ? { what } : {}),
      ...(sought === '' ? {} : { q: sought }),
    },
    'after',
  )
  return { q, chosen, write, found }
}

export const Screen = () => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { count } = useMoments()
  const queries = useQueryClient()
  const { q, chosen, write, found } = useOrders()
  const [open, setOpen] = useState<string>()
  const all = { value: '' as const, name: t.all }
  return (
    <AdminFrame title={t.title}>
      <search className={list.tools}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.hint}
          maxLength={100}
          className={list.search}
          value={q}
          onChange={({ currentTarget }) => write('q', currentTarget.value)}
        />
        <ChoiceField
          label={t.state}
          value={chosen.state ?? ''}
          options={[all, ...orderStates.map((value) => ({ value, name: names[value] }))]}
          onChoose={(value) => write('state', value)}
        />
        <ChoiceField
          label={t.provider}
          value={chosen.provider ?? ''}
          options={[all, ...providers.map((value) => ({ value, name: names[value] }))]}
          onChoose={(value) => write('provider', value)}
        />
        <ChoiceField
          label={t.what}
          value={chosen.what ?? ''}
          options={[all, ...kinds.map((value) => ({ value, name: t[value] }))]}
          onChoose={(value) => write('what', value)}
        />
        <span className={list.total} role="status">
          {found.pages?.[0] && t.total(count(found.pages[0].total))}
        </span>
      </search>
      <Paged {...found}>
        {(pages) => <Rows orders={pages.flatMap(({ orders }) => orders)} onOpen={setOpen} />}
      </Paged>
      {open !== undefined && (
        <OrderDialog
          id={open}
          onClose={() => setOpen(undefined)}
          onChanged={() =>
            void queries.invalidateQueries({ queryKey: [listAllOrders.method, listAllOrders.path] })
          }
        />
      )}
    </AdminFrame>
  )
}
