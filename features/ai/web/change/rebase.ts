import { type Hunk, hunksOf } from '#packages/ai/change/hunks.ts'

const touches = (one: Hunk, other: Hunk): boolean => one.from <= other.to && other.from <= one.to

const isSame = (one: Hunk, other: Hunk): boolean =>
  one.from === other.from && one.to === other.to && one.added === other.added

export interface Rebased {
  after: string
  /** Whether the user wrote something else than the engine suggested. */
  isMoved: boolean
  /** The number of the engine's changes that are dropped because the user edited the same text in the meantime. */
  dropped: number
}

/**
 * The engine's changes on a text that the person has gone on writing: what the person wrote stays to the letter, and
 * where both changed the same words the person's stand.
 */
export const rebased = (before: string, after: string, current: string): Rebased => {
  const mine = hunksOf(before, current)
  const all = hunksOf(before, after)
  const taken = all.filter((hunk) => mine.some((own) => isSame(own, hunk)))
  const theirs = all.filter((hunk) => !mine.some((own) => touches(own, hunk)))
  let at = 0
  let text = ''
  for (const { from, to, added } of [...mine, ...theirs].sort((a, b) => a.from - b.from || a.to - b.to)) {
    text += before.slice(at, from) + added
    at = to
  }
  return {
    after: text + before.slice(at),
    isMoved: mine.length > taken.length,
    dropped: all.length - theirs.length - taken.length,
  }
}
