import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { priceWords } from '#packages/plans/price-words.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { DialogFoot, DialogMessage } from '#packages/ui/dialog.tsx'
import { closeOrder, type getOrder, type Order } from '../../contract.ts'
import { refetchAfterPurchase } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useDates } from '../use-dates.ts'
import { useFailure } from '../use-failure.ts'
import styles from './buy.module.css'
import { Ended } from './ended.tsx'
import { PayQr } from './pay-qr.tsx'
import { orderQuery } from './use-order.ts'

const words = defineWords({
  zh: {
    alipay: '用支付宝扫码，或打开付款页。',
    alipayHere: '打开付款页，用支付宝付款。',
    sandbox: '这是测试付款，不会扣钱。打开测试页，选择付款成功或失败。',
    scan: (price: string) => `付款二维码，${price}`,
    open: '打开付款页',
    until: (time: string) => `请在 ${time} 前付款，订单 30 分钟内有效。`,
    waiting: '等待付款，付完这里会自动更新。',
    cutOff: '暂时连不上服务器，付款结果稍后会自动更新。',
    given: '已收到付款，正在发放…',
    giveUp: '放弃订单',
    later: '稍后再付',
    close: '关闭',
  },
  en: {
    alipay: 'Scan with Alipay, or open the payment page.',
    alipayHere: 'Open the payment page to pay with Alipay.',
    sandbox: 'This is a test payment: no money is charged. Open the test page and choose the outcome.',
    scan: (price: string) => `QR code to pay ${price}`,
    open: 'Open payment page',
    until: (time: string) => `Pay before ${time}. Orders stay open for 30 minutes.`,
    waiting: 'Waiting for payment. This page updates automatically.',
    cutOff: 'Can’t reach the server right now. The result will appear automatically.',
    given: 'Payment received. Delivering your order…',
    giveUp: 'Cancel order',
    later: 'Pay later',
    close: 'Close',
  },
})

interface PayingProps {
  order: Order
  payment: ReplyOf<typeof getOrder>['payment']
  /** The last time that the server did not answer. */
  isCutOff: boolean
  onAgain(): void
  onClose(): void
}

const useGivingUp = ({ id }: Order) => {
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const [phase, setPhase] = useState<{ busy: boolean; message?: string }>({ busy: false })
  const giveUp = async () => {
    setPhase({ busy: true })
    try {
      // If the order was paid meanwhile, the response says so and the purchase is delivered.
      const { order } = await api.attempt(closeOrder, { id })
      queries.setQueryData(orderQuery(id).queryKey, { order, payment: null })
      void refetchAfterPurchase(queries)
      setPhase({ busy: false })
    } catch (error) {
      setPhase({ busy: false, message: failure(error) })
    }
  }
  return { ...phase, giveUp }
}

/** Shown during the payment, until the server knows its outcome. */
export const Paying = ({ order, payment, isCutOff, onAgain, onClose }: PayingProps) => {
  const t = useWords(words)
  const named = useWords(orderWords)
  const price = useWords(priceWords).yuan(order.priceFen)
  const { hour } = useDates()
  const { busy, message, giveUp } = useGivingUp(order)
  if (order.state !== 'pending' && order.state !== 'paid')
    return <Ended order={order} onAgain={onAgain} onClose={onClose} />
  const isPending = order.state === 'pending'
  /** On a phone the code is neither shown nor mentioned. */
  const isScanned = order.provider === 'alipay' && payment?.page != null
  return (
    <>
      <p className={styles.price}>
        {named.bought(order)}
        <b>{price}</b>
      </p>
      {isPending && payment && (
        <div className={styles.pay} data-page={payment.page !== null || undefined}>
          {payment.qr !== null && <PayQr text={payment.qr} label={t.scan(price)} />}
          <div>
            <p className={isScanned ? styles.scanned : undefined}>{t[order.provider]}</p>
            {isScanned && <p className={styles.here}>{t.alipayHere}</p>}
            {payment.page !== null && (
              <a className={styles.page} href={payment.page} target="_blank" rel="noopener">
                {t.open}
              </a>
            )}
            <p className={styles.until}>{t.until(hour(order.closesAt))}</p>
          </div>
        </div>
      )}
      <p className={styles.waiting} role="status">
        <i aria-hidden="true" />
        {isCutOff ? t.cutOff : isPending ? t.waiting : t.given}
      </p>
      <DialogMessage>{message}</DialogMessage>
      <DialogFoot>
        {isPending && (
          <Button size="md" look="plain" busy={busy} onClick={() => void giveUp()}>
            {t.giveUp}
          </Button>
        )}
        <Button size="md" look="plain" onClick={onClose}>
          {isPending ? t.later : t.close}
        </Button>
      </DialogFoot>
    </>
  )
}
