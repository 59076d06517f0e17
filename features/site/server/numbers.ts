import type * as z from 'zod/mini'
import { themes } from '#packages/document/themes.ts'
import { sections } from '#packages/sections/registry.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import type { siteNumbers } from '../numbers-contract.ts'

type Numbers = z.infer<typeof siteNumbers.reply>

/** How old a count may be: anybody may ask, and counting reads a whole table. */
const FRESH_MS = 60_000

/** Counts of the engine, from the tables that it draws with. */
export const engine = {
  kinds: Object.keys(sections).length,
  variants: Object.values(sections).reduce((sum, kind) => sum + Object.keys(kind.variants).length, 0),
  themes: Object.keys(themes).length,
}

const counted = async ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Promise<Numbers> => {
  const resumes = await db
    .selectFrom('resumes')
    .select((all) => all.fn.countAll().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const templates = await db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .select((all) => all.fn.countAll().as('count'))
    .where('t.kind', '=', 'resume')
    .where('t.published_at', 'is not', null)
    .where('u.banned_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    ...engine,
    templates: Number(templates.count),
    resumes: Number(resumes.count),
    countedAt: now(),
  }
}

/** Counts at most once a minute, however many ask at once. */
export const keepNumbers = (deps: Pick<ServerDeps, 'db' | 'now'>): (() => Promise<Numbers>) => {
  let at = Number.NEGATIVE_INFINITY
  let numbers: Promise<Numbers> | undefined
  return () => {
    const age = deps.now() - at
    if (numbers && age >= 0 && age < FRESH_MS) return numbers
    at = deps.now()
    const counting = counted(deps)
    // A count that failed is not kept: the next one who asks tries again.
    counting.catch(() => {
      if (numbers === counting) numbers = undefined
    })
    numbers = counting
    return counting
  }
}
