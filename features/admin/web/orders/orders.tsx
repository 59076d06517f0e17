import { type AdminOrder, listAllOrders } from '#features/orders/admin-contract.ts'
import { orderStates, providers } from '#features/orders/contract.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { ChoiceFilter, Filters, GivenFilter, SearchFilter } from '#packages/admin-ui/filters.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { List } from '../list.tsx'
import { type Column, Table } from '../table.tsx'
import { useList } from '../use-list.ts'
import { useMoments } from '../use-moments.ts'
import { OrderDialog } from './order-dialog.tsx'
import { orderWords, toneOf } from './order-words.ts'

const words = defineWords({
  zh: {
    title: '订单与退款',
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
    refused: '退款被拒',
    onlyOf: (who: string) => `只看 ${who} 的订单`,
    none: '还没有订单',
    noneText: '有人买会员或积分时，订单会出现在这里，也在这里退款。',
  },
  en: {
    title: 'Orders and refunds',
    hint: 'Order number, provider’s number or email',
    state: 'Status',
    provider: 'Payment method',
    what: 'Item',
    all: 'All',
    plan: 'Membership',
    points: 'Points',
    total: (count: string) => `${count} orders`,
    order: 'Order',
    person: 'User',
    price: 'Amount',
    time: 'Ordered',
    gone: 'Deleted account',
    open: 'Details',
    openNamed: (number: string) => `Details of order ${number}`,
    refunding: 'Refunding',
    refused: 'Refund refused',
    onlyOf: (who: string) => `Only orders from ${who}`,
    none: 'No orders yet',
    noneText: 'Membership and point purchases appear here. You can refund them here too.',
  },
})

const Buyer = ({ person }: Pick<AdminOrder, 'person'>) => {
  const t = useWords(words)
  if (!person) return <span className={list.faint}>{t.gone}</span>
  return (
    <AppLink to={`/admin/users/${person.id}`} className={list.link ?? ''}>
      {person.email}
    </AppLink>
  )
}

const State = ({ row: { order, refund } }: { row: AdminOrder }) => {
  const t = useWords(words)
  const names = useWords(orderWords)
  return (
    <span className={list.tags}>
      <span className={list.tag} data-tone={toneOf(order.state)}>
        {names[order.state]}
      </span>
      {refund !== null && order.state !== 'refunded' && (
        <span className={list.tag} data-tone="warn" title={refund.trouble ?? undefined}>
          {refund.trouble === null ? t.refunding : t.refused}
        </span>
      )}
    </span>
  )
}

const useColumns = (onOpen: (id: string) => void): readonly Column<AdminOrder>[] => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { time, yuan } = useMoments()
  return [
    {
      name: t.order,
      cell: ({ order, number }) => (
        <span className={list.two}>
          <b>{names.wish(order)}</b>
          <small>{number}</small>
        </span>
      ),
    },
    { name: t.person, cell: ({ person }) => <Buyer person={person} /> },
    { name: t.price, as: 'number', cell: ({ order }) => yuan(order.priceFen) },
    { name: t.provider, cell: ({ order }) => names[order.provider] },
    { name: t.state, cell: (row) => <State row={row} /> },
    { name: t.time, as: 'time', cell: ({ order }) => time(order.createdAt) },
    {
      as: 'act',
      cell: ({ order, number }) => (
        <Button look="plain" aria-label={t.openNamed(number)} onClick={() => onOpen(order.id)}>
          {t.open}
        </Button>
      ),
    },
  ]
}

const kinds = ['plan', 'points'] as const

export const Screen = () => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { count } = useMoments()
  const { read, write, oneOf, sought } = useAddress()
  const found = useList(
    listAllOrders,
    {
      state: oneOf('state', orderStates),
      provider: oneOf('provider', providers),
      what: oneOf('what', kinds),
      person: read('person') || undefined,
      q: sought,
    },
    { cursor: 'after', rowsOf: ({ orders }) => orders },
  )
  const open = read('order')
  const columns = useColumns((id) => write('order', id))
  const all = { value: '', name: t.all }
  return (
    <AdminFrame title={t.title}>
      <Filters total={found.total === undefined ? undefined : t.total(count(found.total))}>
        <SearchFilter hint={t.hint} />
        <ChoiceFilter
          name="state"
          label={t.state}
          options={[all, ...orderStates.map((value) => ({ value, name: names[value] }))]}
        />
        <ChoiceFilter
          name="provider"
          label={t.provider}
          options={[all, ...providers.map((value) => ({ value, name: names[value] }))]}
        />
        <ChoiceFilter
          name="what"
          label={t.what}
          options={[all, ...kinds.map((value) => ({ value, name: t[value] }))]}
        />
        <GivenFilter name="person">{t.onlyOf(found.rows?.[0]?.person?.email ?? read('person'))}</GivenFilter>
      </Filters>
      <List found={found} empty={{ title: t.none, text: t.noneText }}>
        {(rows) => <Table rows={rows} keyOf={({ order }) => order.id} columns={columns} />}
      </List>
      {open !== '' && <OrderDialog id={open} onClose={() => write('order', '')} onChanged={found.again} />}
    </AdminFrame>
  )
}
