import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Db } from '#packages/server-kit/server.ts'

interface Terms {
  price: number
  isPaid: boolean
  owner: string
}

/** Whether an account may have the document of a template without paying: nothing else decides this. */
export const isOpenTo = (caller: Caller | undefined, { price, isPaid, owner }: Terms): boolean =>
  price === 0 ||
  isPaid ||
  owner === caller?.userId ||
  caller?.limits.includes.includes('templateFiles') === true

export interface TemplateAccess extends Terms {
  kind: string
  isPublic: boolean
  /** The caller need not pay. */
  isOpen: boolean
}

/** The price for this caller of a template that was published at least once. */
export const readAccess = async (
  db: Db,
  id: string,
  caller: Caller | undefined,
): Promise<TemplateAccess | undefined> => {
  const row = await db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .leftJoin('template_prices as p', 'p.template_id', 't.id')
    .leftJoin('template_purchases as b', (join) =>
      join.onRef('b.template_id', '=', 't.id').on('b.user_id', '=', caller?.userId ?? ''),
    )
    .select(['t.kind', 't.owner', 't.published_at', 'p.points', 'b.at as paid_at'])
    .where('t.id', '=', id)
    .where('t.version', '>', 0)
    .where('u.banned_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  // Resume templates have no price.
  const price = row.kind === 'resume' ? 0 : (row.points ?? 0)
  const terms = { price, isPaid: row.paid_at !== null, owner: row.owner }
  return { ...terms, kind: row.kind, isPublic: row.published_at !== null, isOpen: isOpenTo(caller, terms) }
}

/** Refuses to start something from a document that the caller has not paid for. */
export const requireOpen = async (db: Db, id: string, caller: Caller | undefined): Promise<void> => {
  if ((await readAccess(db, id, caller))?.isOpen === false) throw new AppError('forbidden')
}
