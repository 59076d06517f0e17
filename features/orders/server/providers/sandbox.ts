import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { newId } from '#packages/api/new-id.ts'
import type { Database } from '#packages/db-schema/database.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Provider, ReadNotice, Standing } from './provider.ts'

type Trade = Database['sandbox_trades']

const standingOf = (trade: Trade | undefined): Standing => {
  if (trade?.state === 'paid' && trade.refund_key === null)
    return { state: 'paid', ref: trade.ref, fen: trade.fen }
  return { state: trade === undefined || trade.state === 'waiting' ? 'unpaid' : 'closed' }
}

const signatureOf = (fields: URLSearchParams, secret: string): Buffer => {
  const signed = [...fields].filter(([name]) => name !== 'sign').sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', secret).update(new URLSearchParams(signed).toString()).digest()
}

/** A payment's notification, signed with the secret that the server made for this trade. */
export const sandboxNotice = ({ number, fen, ref, state, secret }: Trade): string => {
  const fields = new URLSearchParams({ number, fen: String(fen), ref, state })
  fields.set('sign', signatureOf(fields, secret).toString('base64url'))
  return fields.toString()
}

const isSigned = (fields: URLSearchParams, secret: string): boolean => {
  const given = Buffer.from(fields.get('sign') ?? '', 'base64url')
  const right = signatureOf(fields, secret)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Pays without money. It keeps a book of its own, and is asked and believed as any other. */
export const openSandbox = (db: Db, { publicUrl, now }: { publicUrl: string; now(): number }): Provider => {
  const tradeBy = (column: 'order_id' | 'number', value: string) =>
    db.selectFrom('sandbox_trades').selectAll().where(column, '=', value).executeTakeFirst()
  return {
    start: async (order) => {
      await db
        .insertInto('sandbox_trades')
        .values({
          order_id: order.id,
          number: order.number,
          fen: order.price_fen,
          state: 'waiting',
          ref: `sandbox-${newId(now())}`,
          secret: randomBytes(32).toString('base64url'),
          refund_key: null,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      const page = `/pay/sandbox/${order.id}`
      return { page, qr: publicUrl + page }
    },
    ask: async ({ id }) => standingOf(await tradeBy('order_id', id)),
    close: async ({ id }) => {
      await db
        .updateTable('sandbox_trades')
        .set({ state: 'closed' })
        .where('order_id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
      return standingOf(await tradeBy('order_id', id)).state === 'paid' ? 'paid' : 'closed'
    },
    refund: async ({ id }, fen, key) => {
      await db
        .updateTable('sandbox_trades')
        .set({ refund_key: key })
        .where('order_id', '=', id)
        .where('state', '=', 'paid')
        .where('fen', '=', fen)
        .where('refund_key', 'is', null)
        .execute()
      const trade = await tradeBy('order_id', id)
      return trade?.refund_key === key ? undefined : 'not_paid'
    },
    readNotice: async (body): Promise<ReadNotice> => {
      const fields = new URLSearchParams(body)
      const number = fields.get('number') ?? undefined
      const trade = number === undefined ? undefined : await tradeBy('number', number)
      if (number === undefined) return { refused: 'unreadable', number }
      if (!trade || !isSigned(fields, trade.secret)) return { refused: 'forged', number }
      const [state, ref, fen] = [fields.get('state'), fields.get('ref') ?? '', Number(fields.get('fen'))]
      return { number, standing: state === 'paid' ? { state, ref, fen } : { state: 'closed' } }
    },
  }
}

/** The action of the test page: the payment succeeds or fails. Returns the resulting trade. */
export const decideTrade = async (
  db: Db,
  orderId: string,
  state: 'paid' | 'failed',
): Promise<Trade | undefined> => {
  await db
    .updateTable('sandbox_trades')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
  return db.selectFrom('sandbox_trades').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}
