import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAnyOrder, type NoticeVerdict, refundOrder } from '#features/orders/admin-contract.ts'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { TextField } from '#packages/admin-ui/field.tsx'
import list from '#packages/admin-ui/list.module.css'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { fieldWords } from '../field-words.ts'
import { useMoments } from '../use-moments.ts'
import classes from './order-dialog.module.css'
import { orderWords } from './order-words.ts'

const words = defineWords({
  zh: {
    title: '订单详情',
    buyer: '用户',
    number: '订单号',
    theirs: '付款方单号',
    bought: '内容',
    price: '金额',
    state: '状态',
    ordered: '下单于',
    paid: '付款于',
    refunded: '退款于',
    why: '退款原因',
    trouble: '付款方拒绝退款',
    back: '收回',
    pointsBack: (points: number, gone: number) =>
      gone > 0 ? `${points} 积分；另有 ${gone} 积分已用掉，没有收回` : `${points} 积分`,
    daysBack: (days: string) => `${days} 天会员`,
    notices: '收到的付款通知',
    noNotices: '没有收到过通知',
    verified: '签名有效',
    unverified: '签名无效',
    refund: '退款',
    refundLead: (amount: string) =>
      `${amount} 原路退回。买到的积分和天数会收回还没用掉的部分；退款不能撤销。`,
    reason: '原因',
    doRefund: '退款',
    done: '已退款',
  },
  en: {
    title: 'Order details',
    buyer: 'User',
    number: 'Order number',
    theirs: 'Provider’s order number',
    bought: 'Item',
    price: 'Amount',
    state: 'Status',
    ordered: 'Ordered',
    paid: 'Paid',
    refunded: 'Refunded',
    why: 'Refund reason',
    trouble: 'The provider refused the refund',
    back: 'Reclaimed',
    pointsBack: (points: number, gone: number) =>
      gone > 0 ? `${points} points; ${gone} were already spent and weren’t reclaimed` : `${points} points`,
    daysBack: (days: string) => `${days} days`,
    notices: 'Payment notifications',
    noNotices: 'None received',
    verified: 'valid signature',
    unverified: 'invalid signature',
    refund: 'Refund',
    refundLead: (amount: string) =>
      `${amount} will be refunded to the original payment method. Unused points and days will be reclaimed. You can’t undo this.`,
    reason: 'Reason',
    doRefund: 'Refund',
    done: 'Refunded',
  },
})

const verdicts = defineWords({
  zh: {
    arrived: '未处理完',
    delivered: '已发放',
    repeated: '重复，没有再发',
    late: '来得太晚，什么也没变',
    held: '已收款，还没能发放',
    closed: '已关闭',
    refunded: '已退款',
    refund_refused: '退款被拒',
    nothing: '无需处理',
    wrong_amount: '金额不符，未采信',
    unknown_order: '没有这个订单',
    unconfirmed: '付款方没有确认',
    unreadable: '读不懂',
    forged: '伪造，未采信',
    wrong_app: '应用不符，未采信',
    wrong_seller: '收款方不符，未采信',
  } satisfies Record<NoticeVerdict, string>,
  en: {
    arrived: 'still processing',
    delivered: 'delivered',
    repeated: 'duplicate, nothing more delivered',
    late: 'too late, nothing changed',
    held: 'paid, not delivered yet',
    closed: 'closed',
    refunded: 'refunded',
    refund_refused: 'refund refused',
    nothing: 'no action needed',
    wrong_amount: 'wrong amount, rejected',
    unknown_order: 'order not found',
    unconfirmed: 'not confirmed by the provider',
    unreadable: 'unreadable',
    forged: 'forged, rejected',
    wrong_app: 'wrong app, rejected',
    wrong_seller: 'wrong seller, rejected',
  },
})

type Detail = ReplyOf<typeof getAnyOrder>

const Facts = ({ detail: { order, number, providerNumber, person, refund } }: { detail: Detail }) => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { time, yuan } = useMoments()
  const rows: readonly (readonly [string, string | null])[] = [
    [t.number, number],
    [t.theirs, providerNumber],
    [t.bought, names.wish(order)],
    [t.price, `${yuan(order.priceFen)} · ${names[order.provider]}`],
    [t.state, names[order.state]],
    [t.ordered, time(order.createdAt)],
    [t.paid, order.paidAt === null ? null : time(order.paidAt)],
    [t.refunded, order.refundedAt === null ? null : time(order.refundedAt)],
    [t.why, refund?.reason ?? null],
    [t.trouble, refund?.trouble ?? null],
    [t.back, refund?.pointsBack == null ? null : t.pointsBack(refund.pointsBack, refund.pointsGone ?? 0)],
    [t.back, refund?.daysBack == null ? null : t.daysBack(String(Math.round(refund.daysBack * 10) / 10))],
  ]
  return (
    <dl className={list.facts}>
      {person && (
        <>
          <dt>{t.buyer}</dt>
          <dd>
            <AppLink to={`/admin/users/${person.id}`} className={list.link ?? ''}>
              {person.email}
            </AppLink>
          </dd>
        </>
      )}
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={`${name} ${value}`} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const Notices = ({ notices }: Pick<Detail, 'notices'>) => {
  const t = useWords(words)
  const says = useWords(verdicts)
  const { time } = useMoments()
  return (
    <section className={classes.notices}>
      <h3>{t.notices}</h3>
      {notices.length === 0 && <p className={list.faint}>{t.noNotices}</p>}
      {notices.map(({ at, verdict, isVerified, body }) => (
        <details key={`${at} ${body}`}>
          <summary>
            {time(at)} · {says[verdict]} · {isVerified ? t.verified : t.unverified}
          </summary>
          <pre className={list.mono}>{body}</pre>
        </details>
      ))}
    </section>
  )
}

const RefundDialog = ({ detail, onDone, onClose }: { detail: Detail; onDone(): void; onClose(): void }) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const { yuan } = useMoments()
  const api = useApi()
  const [reason, setReason] = useState('')
  return (
    <ActDialog
      title={t.refund}
      lead={t.refundLead(yuan(detail.order.priceFen))}
      act={t.doRefund}
      isGrave
      run={async () => {
        // The order has new details, whether the refund was refused or not.
        await api.attempt(refundOrder, { id: detail.order.id, reason }).finally(onDone)
        toasts.show(t.done, 'ok')
      }}
      onClose={onClose}
    >
      <TextField
        label={t.reason}
        error={reason.trim() === '' ? says.missing : undefined}
        maxLength={200}
        value={reason}
        onText={setReason}
      />
    </ActDialog>
  )
}

interface OrderDialogProps {
  id: string
  onChanged(): void
  onClose(): void
}

/** All details of an order, and a refund button. */
export const OrderDialog = ({ id, onChanged, onClose }: OrderDialogProps) => {
  const t = useWords(words)
  const [refunds, setRefunds] = useState(false)
  const query = useQuery({ ...apiQuery(getAnyOrder, { id }, { quiet: true }), retry: 1, staleTime: 0 })
  return (
    <>
      <Dialog title={t.title} wide onClose={onClose}>
        <Asked query={query}>
          {(detail) => (
            <>
              <Facts detail={detail} />
              <Notices notices={detail.notices} />
              {(detail.order.state === 'delivered' || detail.order.state === 'paid') && (
                <DialogFoot>
                  <Button look="plain" size="md" onClick={() => setRefunds(true)}>
                    {t.refund}
                  </Button>
                </DialogFoot>
              )}
            </>
          )}
        </Asked>
      </Dialog>
      {refunds && query.data && (
        <RefundDialog
          detail={query.data}
          onDone={() => {
            void query.refetch()
            onChanged()
          }}
          onClose={() => setRefunds(false)}
        />
      )}
    </>
  )
}
