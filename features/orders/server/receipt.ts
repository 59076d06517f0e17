import { AppError } from '#packages/api/errors.ts'
import { readSiteName } from '#packages/settings/store.ts'
import { myOrder, shownOrder } from './order-rows.ts'
import type { OrderService } from './order-service.ts'

/** Not before the payment has arrived. */
export const receiptOf = async ({ db, tables, publicUrl }: OrderService, id: string, userId: string) => {
  const row = await myOrder(tables, id, userId)
  if (row.paid_at === null) throw new AppError('not_found')
  const { email } = await tables
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const name = await readSiteName(db)
  return {
    order: shownOrder(row),
    number: row.number,
    providerNumber: row.provider_ref,
    site: `${[...new Set([name.zh, name.en])].join(' ')} (${new URL(publicUrl).host})`,
    email,
  }
}
