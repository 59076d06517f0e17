import { AppError } from '#packages/api/errors.ts'
import type { Caller, Role } from '#packages/api/route.ts'
import type { ServerDeps, Tries } from '#packages/server-kit/server.ts'

type Who = 'visitor' | Role

const HOUR_S = 3600

/** All limits of runs. Visitors are counted by address, which a whole class may share. */
export const runLimits: Record<Who, { perHour: number; atOnce: number }> = {
  visitor: { perHour: 40, atOnce: 2 },
  user: { perHour: 60, atOnce: 3 },
  member: { perHour: 200, atOnce: 5 },
  admin: { perHour: 1000, atOnce: 50 },
}

/** On one server, for all callers. */
const MAX_CONCURRENT = 400
/** A place is free as soon as another run ends. */
export const SOON_S = 5

export interface Asker {
  caller: Caller | undefined
  address: string
}

const whoIs = ({ caller, address }: Asker): { who: Who; key: string } =>
  caller ? { who: caller.role, key: caller.userId } : { who: 'visitor', key: address }

export const tooMany = (seconds: number) => new AppError('too_many_runs', { data: { seconds } })

/**
 * Limits the concurrent runs of this process, and the runs of the last hour on all servers. Concurrent runs on other
 * servers are counted when the run is stored (`places.ts`).
 */
export const createRunLimits = ({ tries }: Pick<ServerDeps, 'tries'>) => {
  const taken = new Map<string, number>()
  const hourly = new Map<Who, Tries>(
    (Object.keys(runLimits) as Who[]).map((who) => [
      who,
      tries(`ai runs of ${who}`, { calls: runLimits[who].perHour, seconds: HOUR_S }),
    ]),
  )
  const countOf = (key: string) => taken.get(key) ?? 0
  const change = (key: string, by: number) => {
    if (countOf(key) + by === 0) taken.delete(key)
    else taken.set(key, countOf(key) + by)
  }

  return {
    /** A place for one more run, or an error with the time to wait. Returns a function that frees the place. */
    take: async (asker: Asker, model: { id: string; atOnce: number }): Promise<() => void> => {
      const { who, key } = whoIs(asker)
      const places: [string, number][] = [
        ['all', MAX_CONCURRENT],
        [`model ${model.id}`, model.atOnce],
        [`person ${key}`, runLimits[who].atOnce],
      ]
      if (places.some(([place, max]) => countOf(place) >= max)) throw tooMany(SOON_S)
      for (const [place] of places) change(place, 1)
      let isFree = false
      const giveBack = () => {
        if (isFree) return
        isFree = true
        for (const [place] of places) change(place, -1)
      }
      try {
        const seconds = (await hourly.get(who)?.take(key))?.wait
        if (seconds !== undefined) throw tooMany(seconds)
      } catch (error) {
        giveBack()
        throw error
      }
      return giveBack
    },
  }
}
export type RunLimits = ReturnType<typeof createRunLimits>
