import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import { MINUTE_MS } from '#packages/scheduling/durations.ts'
import type { AlipaySettings } from '#packages/server-kit/payment.ts'
import { titleOf } from '../order-title.ts'
import type { OrderRow } from '../tables.ts'
import { type Payment, type Provider, ProviderAway, type ReadNotice, type Standing } from './provider.ts'
import { fenOf, yuanOf } from './yuan.ts'

const DONE = '10000'
/** Business errors: what they say is final. All other codes leave open what happened. */
const REFUSED = '40004'
/** Among those, what Alipay asks to be tried again. */
const UNSURE = new Set(['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR'])
const NEVER_BEGUN = 'ACQ.TRADE_NOT_EXIST'
const WRONG_STATE = 'ACQ.TRADE_STATUS_ERROR'

const standingOf = (status: unknown, ref: unknown, amount: unknown): Standing => {
  if (status === 'TRADE_CLOSED') return { state: 'closed' }
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return { state: 'unpaid' }
  // An amount that cannot be read is never the right one.
  return { state: 'paid', ref: String(ref), fen: fenOf(amount) ?? -1 }
}

/** Only with the newer algorithm: the sender must not choose the weaker one. */
const isSigned = (sdk: AlipaySdk, fields: Record<string, string>): boolean => {
  try {
    return fields.sign_type === 'RSA2' && sdk.checkNotifySignV2(fields)
  } catch {
    return false
  }
}

interface Answered {
  refused: string | undefined
  answer: AlipaySdkCommonResult
}

export interface AlipayPlace {
  publicUrl: string
  /** As it is called on the provider's bill. */
  siteName(): Promise<string>
  now(): number
}

export const openAlipay = (settings: AlipaySettings, { publicUrl, now, siteName }: AlipayPlace): Provider => {
  let opened: Promise<AlipaySdk> | undefined
  /** Loaded with the first order: a site without one needs none of it. */
  const open = (): Promise<AlipaySdk> => {
    opened ??= import('alipay-sdk').then(
      ({ AlipaySdk: Sdk }) =>
        new Sdk({
          appId: settings.appId,
          privateKey: settings.privateKey,
          alipayPublicKey: settings.publicKey,
          gateway: settings.gateway,
          keyType: 'PKCS1',
          timeout: 5000,
        }),
    )
    return opened
  }
  const notifyUrl = `${publicUrl}/api/orders/notices/alipay`

  const exec = async (method: string, bizContent: object): Promise<Answered> => {
    const sdk = await open()
    let answer: AlipaySdkCommonResult
    try {
      answer = await sdk.exec(method, { notifyUrl, bizContent }, { validateSign: true })
    } catch (cause) {
      // Its message would quote keys and answers.
      throw new ProviderAway(`${method} was not answered`, { cause: (cause as Error).name })
    }
    const code = String(answer.subCode ?? answer.code)
    if (answer.code === DONE) return { answer, refused: undefined }
    if (answer.code === REFUSED && !UNSURE.has(code)) return { answer, refused: code }
    throw new ProviderAway(`${method}: ${code}`)
  }

  const ask = async ({ number }: OrderRow): Promise<Standing> => {
    const { answer, refused } = await exec('alipay.trade.query', { outTradeNo: number })
    if (refused === NEVER_BEGUN) return { state: 'unpaid' }
    if (refused !== undefined) throw new ProviderAway(refused)
    return standingOf(answer.tradeStatus, answer.tradeNo, answer.totalAmount)
  }

  return {
    ask,
    start: async (order): Promise<Payment> => {
      const minutes = Math.max(1, Math.ceil((order.closes_at - now()) / MINUTE_MS))
      const trade = {
        outTradeNo: order.number,
        totalAmount: yuanOf(order.price_fen),
        subject: titleOf(await siteName(), order),
        timeoutExpress: `${minutes}m`,
      }
      const { answer, refused } = await exec('alipay.trade.precreate', {
        ...trade,
        sellerId: settings.sellerId,
      })
      if (refused !== undefined) throw new ProviderAway(refused)
      const page = (await open()).pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl,
        returnUrl: `${publicUrl}/membership?order=${order.id}`,
        bizContent: { ...trade, productCode: 'FAST_INSTANT_TRADE_PAY' },
      })
      return { page, qr: String(answer.qrCode) }
    },
    close: async (order) => {
      const { refused } = await exec('alipay.trade.close', { outTradeNo: order.number })
      // The payment page was never opened, so there is nothing to close.
      if (refused === undefined || refused === NEVER_BEGUN) return 'closed'
      if (refused !== WRONG_STATE) throw new ProviderAway(refused)
      return (await ask(order)).state === 'paid' ? 'paid' : 'closed'
    },
    refund: async ({ number, refund_reason }, fen, key) => {
      const { refused } = await exec('alipay.trade.refund', {
        outTradeNo: number,
        refundAmount: yuanOf(fen),
        outRequestNo: key,
        ...(refund_reason === null ? {} : { refundReason: refund_reason }),
      })
      return refused
    },
    readNotice: async (body): Promise<ReadNotice> => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      const number = fields.out_trade_no
      if (number === undefined || fields.sign === undefined) return { refused: 'unreadable', number }
      if (!isSigned(await open(), fields)) return { refused: 'forged', number }
      if (fields.app_id !== settings.appId) return { refused: 'wrong_app', number }
      if (fields.seller_id !== settings.sellerId) return { refused: 'wrong_seller', number }
      return { number, standing: standingOf(fields.trade_status, fields.trade_no, fields.total_amount) }
    },
  }
}
