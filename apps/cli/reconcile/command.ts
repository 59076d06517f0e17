import { migrate, openDatabase } from '#apps/server/db.ts'
import { type Env, readEnv } from '#apps/server/env.ts'
import { paymentOf } from '#apps/server/payment.ts'
import { serverSlices } from '#apps/server/slices.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { reconcile } from '#features/orders/server/reconciling.ts'
import { defineWords } from '#packages/i18n/define-words.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { CliContext } from '../cli-context.ts'
import { CliError, EXIT } from '../cli-error.ts'
import { hasData } from '../has-data.ts'
import { readOptions } from '../options.ts'
import type { Command } from '../run.ts'

const words = defineWords({
  zh: {
    text: `huajian reconcile

逐个向付款服务核对本机花笺（DATA_DIR 或 DATABASE_URL）里没有完结的订单：等待付款的、已付款还没有到账的、
退款没有走完的，以及最近一天关闭的。收到钱的会到账，过期的会关闭，没退完的会退完；每个订单一行，说明做了什么。
可以随时运行、反复运行，服务器不用停。`,
    extra: (given: string) => `不认识「${given}」；这条命令没有参数`,
    noData: '这里还没有花笺的数据；请检查 DATA_DIR 或 DATABASE_URL',
    delivered: '已付款，现已到账',
    repeated: '早已到账',
    late: '钱正在退回或已退回，没有变动',
    wrong_amount: '付款金额和订单不符，没有到账，请人工处理',
    held: '已付款，但账号已注销或到账出错，请查看日志',
    waiting: '还没有付款',
    closed: '没有付款，已关闭',
    refunded: '已退款',
    refund_refused: '付款服务拒绝退款，原因在订单里',
    no_provider: '它的付款方式没有开通，无法核对',
    away: '付款服务没有回应，稍后再试',
    done: (looked: number, changed: number) => `核对了 ${looked} 个订单，${changed} 个有变动`,
  },
  en: {
    text: `huajian reconcile

Checks every unsettled order of this installation (DATA_DIR or DATABASE_URL) with the payment providers: pending orders,
paid but undelivered ones, interrupted refunds, and orders closed in the last day. Delivers what was paid, closes what
expired and completes refunds. Prints one line per order. Safe to run at any time and repeatedly, also while the server
is running.`,
    extra: (given: string) => `Unexpected argument "${given}". This command takes none`,
    noData: 'No Huajian data here. Check DATA_DIR or DATABASE_URL',
    delivered: 'paid; delivered now',
    repeated: 'already delivered',
    late: 'refunded or being refunded; nothing changed',
    wrong_amount: 'paid with a different amount; not delivered, needs your attention',
    held: 'paid, but the account was deleted or delivery failed; see the log',
    waiting: 'not paid yet',
    closed: 'not paid; closed',
    refunded: 'refunded',
    refund_refused: 'the payment provider refused the refund; see the order',
    no_provider: 'its payment method is not configured here; could not be checked',
    away: 'the payment provider does not respond; try again later',
    done: (looked: number, changed: number) =>
      `Checked ${looked === 1 ? '1 order' : `${looked} orders`}, changed ${changed}`,
  },
})

const QUIET = { info: () => {}, warn: () => {} }
const TROUBLE: ReadonlySet<string> = new Set(['away', 'wrong_amount', 'no_provider', 'held'])
const CHANGED: ReadonlySet<string> = new Set(['delivered', 'closed', 'refunded', 'refund_refused'])

const lookAfterAll = async (db: Db, env: Env, { language, write, print }: CliContext): Promise<boolean> => {
  const t = words[language]
  const log = { ...QUIET, error: (_: object, message: string) => print(message) }
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const service = openOrderService({ db, now: Date.now, log, payment: paymentOf(env), publicUrl })
  let looked = 0
  let changed = 0
  let isWhole = true
  for await (const { row, outcome } of reconcile(service)) {
    looked += 1
    if (outcome === 'nothing') continue
    if (CHANGED.has(outcome)) changed += 1
    if (TROUBLE.has(outcome)) isWhole = false
    await write(`${row.number}  ${t[outcome]}\n`)
  }
  await write(`${t.done(looked, changed)}\n`)
  return isWhole
}

const run: Command['run'] = async (args, context) => {
  const t = words[context.language]
  const { positionals } = readOptions(args, {}, context.language)
  if (positionals[0] !== undefined) throw new CliError(EXIT.misused, t.extra(positionals[0]))
  const env = readEnv(context.variables)
  if (!hasData(env)) throw new CliError(EXIT.misused, t.noData)
  const { db, close } = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
    context.print(error.message),
  )
  try {
    await migrate(db, serverSlices)
    return (await lookAfterAll(db, env, context)) ? EXIT.done : EXIT.notRight
  } finally {
    await close()
  }
}

export const command: Command = { help: words, run }
