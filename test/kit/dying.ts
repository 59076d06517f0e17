import type { KyselyPlugin } from 'kysely'

/** A process died, of which nothing is known but what it had committed. */
export class Crash extends Error {}

/** A process that may die before any of its statements. */
export const dying = (random: () => number, often: number): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (random() < often) throw new Crash('died here')
    return node
  },
  transformResult: async ({ result }) => result,
})
