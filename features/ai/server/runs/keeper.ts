import { randomUUID } from 'node:crypto'
import { EngineFailure } from '#packages/ai/engine.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { createRunLimits, type RunLimits } from './limits.ts'

/** The runs of this process. */
export interface Keeper {
  process: string
  limits: RunLimits
  /** Functions that stop runs, by id. */
  running: Map<string, AbortController>
  /** Stops all runs when the server stops; each reports it and releases its points. */
  stopAll(): void
}

const keepers = new WeakMap<ServerDeps, Keeper>()

/** One for each server; routes and background jobs share it. */
export const keeperOf = (deps: ServerDeps): Keeper => {
  const known = keepers.get(deps)
  if (known) return known
  const running: Keeper['running'] = new Map()
  const keeper: Keeper = {
    process: randomUUID(),
    limits: createRunLimits(deps),
    running,
    stopAll: () => {
      for (const stop of running.values()) stop.abort(new EngineFailure('unreachable'))
    },
  }
  keepers.set(deps, keeper)
  return keeper
}
