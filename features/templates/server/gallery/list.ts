import type * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { CoveredRow, listTemplates, TemplateKind } from '../../contract.ts'
import { choose, type Entry, similarTo } from './catalogue.ts'
import type { Covers } from './covers.ts'
import type { Catalogue } from './keep-catalogue.ts'
import type { Pictures } from './pictures.ts'
import { favouritesOf, rowsOf } from './rows.ts'

export interface Gallery {
  db: Db
  catalogue: Catalogue
  covers: Covers
  pictures: Pictures
}

const covered = async (
  { db, covers, pictures }: Gallery,
  entries: readonly Entry[],
  caller: Caller | undefined,
  drawn?: 'all',
): Promise<CoveredRow[]> => {
  const rows = await rowsOf(
    db,
    entries.map(({ id }) => id),
    caller,
  )
  const found = await pictures(rows)
  return Promise.all(
    rows.map(async (row) => {
      const picture = found.get(row.id) ?? null
      return { ...row, picture, cover: picture && !drawn ? '' : await covers(row) }
    }),
  )
}

export const listPublished = async (
  gallery: Gallery,
  { mine, page, limit, drawn, ...query }: z.infer<typeof listTemplates.input>,
  caller: Caller | undefined,
) => {
  const among = mine && (await favouritesOf(gallery.db, caller?.userId))
  const { entries, counts } = choose(await gallery.catalogue.sorted(), { ...query, among })
  const shown = entries.slice((page - 1) * limit, page * limit)
  return {
    templates: await covered(gallery, shown, caller, drawn),
    total: entries.length,
    pages: Math.ceil(entries.length / limit),
    counts,
  }
}

export const listSimilar = async (
  gallery: Gallery,
  id: string,
  limit: number,
  caller: Caller | undefined,
) => ({
  templates: await covered(gallery, similarTo(await gallery.catalogue.sorted(), id, limit), caller),
})

export const readAuthor = async (
  { db, catalogue }: Gallery,
  { id, kind }: { id: string; kind: TemplateKind },
) => {
  const all = (await catalogue.sorted()).new
  const own = all.filter((entry) => entry.author === id && entry.kind === kind)
  const user = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'signature', 'avatar', 'created_at'])
    .where('id', '=', id)
    .where('banned_at', 'is', null)
    .executeTakeFirst()
  // A user without published templates is no author, and must not be found here.
  if (!user || own.length === 0) throw new AppError('not_found')
  const sum = (of: 'favourites' | 'uses') => own.reduce((total, entry) => total + entry[of], 0)
  return {
    id: user.id,
    nickname: user.nickname,
    signature: user.signature,
    avatar: user.avatar,
    templates: own.length,
    favourites: sum('favourites'),
    uses: sum('uses'),
    since: own.at(-1)?.publishedAt ?? 0,
  }
}
