import type { KyselyPlugin } from 'kysely'

/** Thrown in place of a crash: only committed data remains. */
export class Crash extends Error {}

/** A database on which the process may crash before any statement. */
export const dying = (random: () => number, often: number): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (random() < often) throw new Crash('died here')
    return node
  },
  transformResult: async ({ result }) => result,
})
