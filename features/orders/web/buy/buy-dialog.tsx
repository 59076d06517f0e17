import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { PaidPlan } from '#packages/settings/settings.ts'
import { Dialog } from '#packages/ui/dialog.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { refetchAfterPurchase } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useDates } from '../use-dates.ts'
import styles from './buy.module.css'
import { Choosing } from './choosing.tsx'
import { Paying } from './paying.tsx'
import { useOrder } from './use-order.ts'

const words = defineWords({
  zh: {
    points: '购买积分',
    plan: (name: string) => `开通${name}`,
    order: '付款',
    asking: '正在查看订单…',
    reserved: (until: string) => `订单保留到 ${until}，可在会员页的订单记录里继续付款。`,
  },
  en: {
    points: 'Buy points',
    plan: (name: string) => name,
    order: 'Payment',
    asking: 'Loading the order…',
    reserved: (until: string) =>
      `Your order is reserved until ${until}. You can complete the payment from Orders on the membership page.`,
  },
})

/** A plan, points (the package is chosen here), or an order that waits for its payment. */
export type Buys = { what: 'plan'; plan: PaidPlan } | { what: 'points' } | { what: 'order'; id: string }

interface BuyDialogProps {
  buys: Buys
  onClose(): void
}

const useTitle = (buys: Buys) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  return buys.what === 'plan' ? t.plan(named[buys.plan]) : t[buys.what]
}

/** From the choice to the delivery. Prices come from the server, and so does the confirmation of a payment. */
export const BuyDialog = ({ buys, onClose }: BuyDialogProps) => {
  const t = useWords(words)
  const { hour } = useDates()
  const queries = useQueryClient()
  const [at, setAt] = useState<Buys>(buys)
  const title = useTitle(at.what === 'order' ? buys : at)
  const { data, error, refetch } = useOrder(at.what === 'order' ? at.id : undefined)
  const state = data?.order.state
  useEffect(() => {
    if (state === 'delivered') void refetchAfterPurchase(queries)
  }, [state, queries])

  const close = () => {
    if (data && state === 'pending') {
      toasts.show(t.reserved(hour(data.order.closesAt)), 'ok')
      void refetchAfterPurchase(queries)
    }
    onClose()
  }
  return (
    <Dialog title={title} onClose={close}>
      {at.what !== 'order' ? (
        <Choosing buys={at} onPlaced={(id) => setAt({ what: 'order', id })} onClose={close} />
      ) : data ? (
        <Paying
          order={data.order}
          payment={data.payment}
          isCutOff={error !== null}
          onAgain={() => setAt(data.order.wish.what === 'plan' ? data.order.wish : { what: 'points' })}
          onClose={close}
        />
      ) : error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <p className={styles.asking} role="status">
          {t.asking}
        </p>
      )}
    </Dialog>
  )
}
