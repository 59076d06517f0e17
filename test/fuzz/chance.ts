import { randomOf } from '#test/kit/documents.ts'

/** Choices that the same seed makes again. */
export interface Chance {
  below(limit: number): number
  of<One>(list: readonly One[]): One
  /** True so often: 0.2 is once in five. */
  isOnce(share: number): boolean
}

export const chanceOf = (seed: number): Chance => {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    isOnce: (share) => random() < share,
  }
}

/**
 * Each case of a run has a seed of its own, so that one can be made again without those before it. Small enough that
 * no bit of it is lost where `randomOf` multiplies it.
 */
export const caseSeed = (seed: number, at: number): number => (seed * 40_503 + at) % 2_000_003
