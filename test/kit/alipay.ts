import { createSign, createVerify, generateKeyPairSync, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from './http.ts'

type Fields = Record<string, string>

interface Trade {
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  tradeNo: string
  amount: string
  /** Refunds by out_request_no. */
  refunds: Map<string, string>
}

/** Failures of the gateway, until they are reset. `mute`: it acts, but its response is lost. */
export type Fault =
  | 'silent'
  | 'mute'
  | 'down'
  | 'wrong-key'
  | 'system-error'
  | 'refuses-refund'
  /** The user pays at the moment in which the server closes the trade. */
  | 'paid-first'

const APP_ID = '2021000000000001'
const SELLER_ID = '2088000000000001'

/** Keys of the server and of Alipay, made once because that is slow. */
const pairs = () => {
  const made = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { app: made(), alipay: made() }
}
let keys: ReturnType<typeof pairs> | undefined

const signedText = (fields: Fields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A gateway on loopback with Alipay's protocol: RSA2 signatures both ways, and unsigned requests are refused. */
export const startAlipay = async () => {
  keys ??= pairs()
  const { app, alipay } = keys
  const trades = new Map<string, Trade>()
  const state: { fault: Fault | undefined } = { fault: undefined }

  const sign = (text: string, key = alipay.privateKey) =>
    createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')

  const isOurs = (fields: Fields): boolean =>
    fields.app_id === APP_ID &&
    fields.sign_type === 'RSA2' &&
    createVerify('RSA-SHA256')
      .update(signedText(fields), 'utf8')
      .verify(app.publicKey, fields.sign ?? '', 'base64')

  const opened = (number: string, amount: string): Trade => {
    const trade = trades.get(number) ?? {
      status: 'WAIT_BUYER_PAY',
      tradeNo: `20261129220014${randomInt(10 ** 12)}`,
      amount,
      refunds: new Map<string, string>(),
    }
    trades.set(number, trade)
    return trade
  }

  const ok = (more: Fields) => ({ code: '10000', msg: 'Success', ...more })
  const refused = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode })

  const calls: Record<string, (content: Fields) => object> = {
    'alipay.trade.precreate': ({ out_trade_no: number = '' }) =>
      ok({ out_trade_no: number, qr_code: `https://qr.alipay.example/${number}` }),
    'alipay.trade.query': ({ out_trade_no: number = '' }) => {
      const trade = trades.get(number)
      if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
      const { status, tradeNo, amount } = trade
      return ok({ out_trade_no: number, trade_no: tradeNo, trade_status: status, total_amount: amount })
    },
    'alipay.trade.close': ({ out_trade_no: number = '' }) => {
      const trade = trades.get(number)
      if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
      if (state.fault === 'paid-first') trade.status = 'TRADE_SUCCESS'
      if (trade.status === 'TRADE_SUCCESS') return refused('ACQ.TRADE_STATUS_ERROR')
      trade.status = 'TRADE_CLOSED'
      return ok({ out_trade_no: number, trade_no: trade.tradeNo })
    },
    'alipay.trade.refund': ({
      out_trade_no: number = '',
      refund_amount: amount = '',
      out_request_no: key = '',
    }) => {
      const trade = trades.get(number)
      if (state.fault === 'refuses-refund') return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH')
      if (!trade || (trade.status !== 'TRADE_SUCCESS' && !trade.refunds.has(key)))
        return refused('ACQ.TRADE_STATUS_ERROR')
      if (amount !== trade.amount) return refused('ACQ.REASON_TRADE_REFUND_FEE_ERR')
      const isNew = !trade.refunds.has(key)
      trade.refunds.set(key, amount)
      trade.status = 'TRADE_CLOSED'
      return ok({ out_trade_no: number, fund_change: isNew ? 'Y' : 'N', refund_fee: amount })
    },
  }

  const answerTo = (method: string, fields: Fields): string => {
    const name = `${method.replaceAll('.', '_')}_response`
    const call = calls[method]
    const content = JSON.parse(fields.biz_content ?? '{}') as Fields
    const body = JSON.stringify(
      !call || !isOurs(fields)
        ? { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
        : state.fault === 'system-error'
          ? { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'ACQ.SYSTEM_ERROR' }
          : call(content),
    )
    const signature = sign(body, state.fault === 'wrong-key' ? app.privateKey : alipay.privateKey)
    return `{"${name}":${body},"sign":"${signature}"}`
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (state.fault === 'silent') return request.socket.destroy()
    const url = new URL(request.url ?? '/', server.url)
    const body = new URLSearchParams(server.heard.at(-1)?.body ?? '')
    const fields = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(body) }
    response.writeHead(state.fault === 'down' ? 503 : 200, { 'content-type': 'application/json' })
    const text = state.fault === 'down' ? 'busy' : answerTo(fields.method ?? '', fields)
    if (state.fault === 'mute') return request.socket.destroy()
    return response.end(text)
  }
  const server = await listen(answer)

  /** A notification as Alipay sends it, optionally changed before it is signed. */
  const noticeOf = (number: string, changed: Fields = {}, key = alipay.privateKey): string => {
    const trade = trades.get(number)
    const fields: Fields = {
      notify_time: '2026-11-29 12:00:00',
      notify_type: 'trade_status_sync',
      notify_id: `n${number}`,
      app_id: APP_ID,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      trade_no: trade?.tradeNo ?? '2026112922001400000000000000',
      out_trade_no: number,
      seller_id: SELLER_ID,
      buyer_id: '2088000000000099',
      subject: '花笺 100 积分 & 50%',
      trade_status: trade?.status ?? 'TRADE_SUCCESS',
      total_amount: trade?.amount ?? '0.01',
      ...changed,
    }
    // Alipay leaves its own sign_type out of the signed text.
    const { sign_type: _, ...rest } = fields
    return new URLSearchParams({ ...fields, sign: sign(signedText(rest), key) }).toString()
  }

  return {
    state,
    trades,
    heard: server.heard,
    stop: server.stop,
    noticeOf,
    /** A notification that is signed with our key instead of Alipay's. */
    forgedNotice: (number: string, changed: Fields = {}) => noticeOf(number, changed, app.privateKey),
    /** The user has paid, and no notification has been sent yet. */
    pay: (number: string, amount: string) => {
      opened(number, amount).status = 'TRADE_SUCCESS'
    },
    /** The user has opened the payment page. */
    open: (number: string, amount: string) => void opened(number, amount),
    isOurs: (url: string) => isOurs(Object.fromEntries(new URL(url).searchParams)),
    env: {
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_SELLER_ID: SELLER_ID,
      // As Alipay's own tool exports it: bare base64.
      ALIPAY_PRIVATE_KEY: app.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      ALIPAY_PUBLIC_KEY: String(alipay.publicKey.export({ type: 'spki', format: 'pem' })),
      ALIPAY_GATEWAY: `${server.url}/gateway.do`,
    },
  }
}
export type Alipay = Awaited<ReturnType<typeof startAlipay>>
