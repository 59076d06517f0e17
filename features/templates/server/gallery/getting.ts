import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import { balanceOf, NotEnoughPoints, postIn } from '#packages/ledger/ledger.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { readAccess, type TemplateAccess } from '#packages/templates/access.ts'
import { countPerson, type Visitor } from './marks.ts'

/** A withdrawn template is available only to its author and to users who paid for it. */
const offered = async (db: Db, id: string, caller: Caller | undefined): Promise<TemplateAccess> => {
  const access = await readAccess(db, id, caller)
  if (!access || access.kind === 'resume') throw new AppError('not_found')
  const isTheirs = access.isPaid || access.owner === caller?.userId
  if (!access.isPublic && !isTheirs) throw new AppError('not_found')
  return access
}

export const readOffer = async (db: Db, id: string, caller: Caller) => {
  const { isOpen, price } = await offered(db, id, caller)
  return { isOpen, price, balance: await balanceOf(db, caller.userId) }
}

interface Payment {
  id: string
  userId: string
  price: number
  now: number
}

/** The record and the points in one change. Of twenty calls at once the first writes the record, the others find it. */
const pay = (db: Db, { id, userId, price, now }: Payment) =>
  db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('template_purchases')
      .values({ user_id: userId, template_id: id, points: price, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return 0
    const key = `download:${userId}:${id}`
    const { repeated } = await postIn(tx, now, { userId, amount: -price, reason: 'download', key, about: id })
    return repeated ? 0 : price
  })

const paidFor = async (db: Db, payment: Payment): Promise<number> => {
  try {
    return await pay(db, payment)
  } catch (error) {
    if (!(error instanceof NotEnoughPoints)) throw error
    const { price } = payment
    const { balance } = error
    throw new AppError('not_enough_points', { data: { price, balance, missing: price - balance } })
  }
}

/** Opens a document to the caller: free ones to anybody, the others once they are paid for. */
export const getOpened = async (
  db: Db,
  { id, agreed, for: use }: { id: string; agreed: number; for: 'file' | 'editing' },
  context: Visitor & { caller: Caller | undefined },
  now: number,
) => {
  const { caller } = context
  const { price, isPublic, isOpen } = await offered(db, id, caller)
  if (!isOpen && !caller) throw new AppError('signed_out')
  if (!isOpen && caller && price > agreed) {
    const balance = await balanceOf(db, caller.userId)
    throw new AppError('price_changed', { data: { price, balance } })
  }
  const paid = isOpen || !caller ? 0 : await paidFor(db, { id, userId: caller.userId, price, now })
  if (isPublic && use === 'file') await countPerson(db, { id, act: 'downloads' }, context, now)
  return { paid, balance: caller ? await balanceOf(db, caller.userId) : null }
}
