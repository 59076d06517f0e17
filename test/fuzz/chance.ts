import { randomOf } from '#test/kit/documents.ts'

/** Random choices that the same seed repeats. */
export interface Chance {
  below(limit: number): number
  of<One>(list: readonly One[]): One
  /** True with this probability: 0.2 is once in five. */
  isSingleton(share: number): boolean
}

export const chanceOf = (seed: number): Chance => {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    isSingleton: (share) => random() < share,
  }
}

/**
 * A seed for each case of a run, so that it can be repeated without the cases before it. Small enough to lose no bit
 * when `randomOf` multiplies it.
 */
export const caseSeed = (seed: number, at: number): number => (seed * 40_503 + at) % 2_000_003
