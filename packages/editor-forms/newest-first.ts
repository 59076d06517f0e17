import type { Item } from '#packages/document/schema.ts'
import { type Period, periodRank } from '#packages/document/values.ts'

const rankOf = (item: Item, field: string): string => {
  const value = item.data[field]
  if (value === undefined || Array.isArray(value)) return ''
  const rank = typeof value === 'string' ? value : periodRank(value as Period)
  // Empty periods and texts instead of dates cannot be sorted.
  return /^\d{4}/.test(rank) ? rank : ''
}

/** Entry ids, newest first; entries without a date are last, in their order. */
export const newestFirst = (items: readonly Item[], field: string): string[] =>
  items
    .map((item, at) => ({ id: item.id, rank: rankOf(item, field), at }))
    .sort((a, b) => (a.rank === b.rank ? a.at - b.at : a.rank < b.rank ? 1 : -1))
    .map(({ id }) => id)
