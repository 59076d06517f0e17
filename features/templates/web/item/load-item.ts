import { commentsQuery } from '#features/comments/parts.ts'
import type { LoadContext, LoadResult } from '#packages/ui/screen-routes.ts'
import { similarQuery, templateQuery } from '../item-queries.ts'
import { codeOf, orShowError } from '../template-queries.ts'
import type { ItemKind } from './item.ts'

const ID = /^[A-Za-z0-9_-]{15,40}$/
const MISSING = { status: 404 }

export const isItemId = (id: string): boolean => ID.test(id)

/** Fetches what the page of an item of this kind shows. `prepare` is what the server needs to draw its pages. */
export const loadItem = async (
  kind: ItemKind,
  { queryClient, params }: LoadContext,
  prepare: () => Promise<unknown>,
): Promise<LoadResult | undefined> => {
  const { id = '' } = params
  if (!isItemId(id)) return MISSING
  await prepare()
  try {
    await Promise.all([
      orShowError(queryClient.ensureQueryData(templateQuery(id))),
      // The page can be shown without these two.
      queryClient.prefetchQuery(similarQuery(id)),
      queryClient.prefetchQuery(commentsQuery({ kind, id })),
    ])
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error
    return MISSING
  }
  const found = queryClient.getQueryData(templateQuery(id).queryKey)
  return found && found.kind !== kind ? MISSING : undefined
}
