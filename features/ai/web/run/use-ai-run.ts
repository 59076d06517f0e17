import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '#packages/api/new-id.ts'
import { useApi } from '#packages/ui/api.tsx'
import { listRuns, type RunEvent } from '../../contract.ts'
import { type AiAsk, runAi } from './run-ai.ts'
import { type AiRun, afterEvent, idleRun } from './run-state.ts'
import { modelsQuery } from './use-models.ts'

/** Interval of updates, because text arrives faster than pages can be rendered. */
const SHOWN_EVERY_MS = 50

/** How long a server may take to notice that the client is gone, and how often it is asked for the cost. */
const SETTLED_MS = 2000
const MAX_SETTLED_ASKS = 3

export interface AiRunControl extends AiRun {
  /** Starts a run and cancels the one before it. */
  start(ask: Omit<AiAsk, 'id'>): void
  /** Received steps are not removed. */
  stop(): void
  /** Returns to the state before the run. */
  reset(): void
}

/** The state of one run at a time. Leaving the screen stops it. */
export const useAiRun = (): AiRunControl => {
  const client = useApi()
  const queries = useQueryClient()
  const [run, setRun] = useState<AiRun>(idleRun)
  const now = useRef<AiRun>(idleRun)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const abort = useRef<() => void>(undefined)
  const id = useRef('')

  const show = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setRun(now.current)
  }, [])
  const letGo = useCallback(() => {
    abort.current?.()
    abort.current = undefined
  }, [])

  const start = useCallback(
    (ask: Omit<AiAsk, 'id'>) => {
      letGo()
      now.current = { ...idleRun, phase: 'starting' }
      show()
      const hear = (event: RunEvent) => {
        now.current = afterEvent(now.current, event)
        timer.current ??= setTimeout(show, SHOWN_EVERY_MS)
      }
      const end = (ended: AiRun, balance: number | null | undefined) => {
        abort.current = undefined
        now.current = ended
        show()
        if (balance === null || balance === undefined) return
        queries.setQueryData(modelsQuery.queryKey, (known) => known && { ...known, balance })
      }
      id.current = newId(Date.now())
      abort.current = runAi(
        client,
        { ...ask, id: id.current },
        {
          onEvent: hear,
          onDone: (done) => end(afterEvent(now.current, { event: 'done', ...done }), done.balance),
          onFailed: (failure, balance) =>
            end({ ...now.current, phase: 'failed', live: [], failure }, balance),
        },
      )
    },
    [client, queries, letGo, show],
  )
  /** A stopped run costs what was delivered, which the server knows once it has noticed the stop. */
  const settle = useCallback(
    async (stopped: string, asksLeft: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
      const { runs } = await client.attempt(listRuns, { limit: 10 })
      const settled = runs.find((one) => one.id === stopped)
      if (settled?.state === 'running' && asksLeft > 1) return settle(stopped, asksLeft - 1)
      void queries.invalidateQueries({ queryKey: modelsQuery.queryKey })
      if (!settled || settled.state === 'running' || id.current !== stopped) return
      now.current = { ...now.current, spent: settled.points }
      show()
    },
    [client, queries, show],
  )
  const stop = useCallback(() => {
    if (!abort.current) return
    letGo()
    now.current = { ...now.current, phase: 'stopped', live: [] }
    show()
    // Without an answer the page shows how a stopped run is charged instead of the amount.
    if ((now.current.held ?? 0) > 0) settle(id.current, MAX_SETTLED_ASKS).catch(() => undefined)
  }, [letGo, settle, show])
  const reset = useCallback(() => {
    letGo()
    id.current = ''
    now.current = idleRun
    show()
  }, [letGo, show])
  useEffect(
    () => () => {
      letGo()
      clearTimeout(timer.current)
    },
    [letGo],
  )
  return { ...run, start, stop, reset }
}
