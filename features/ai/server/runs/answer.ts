import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Engine, EngineFailure, type EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import type { Language } from '#packages/i18n/language.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import type { RunEvent } from '../../contract.ts'
import { fittingFor } from '../engines/fitting.ts'
import { countDelivered } from './delivered.ts'
import { failureWords } from './failure-words.ts'
import type { Keeper } from './keeper.ts'
import { type Ending, finish } from './record.ts'
import { createStepStore } from './step-store.ts'

const WAITING_MS = 10_000
/** Longer than any model may take, so that a stalled reader does not occupy its place for ever. */
export const MAX_MS = 660_000

export interface Run {
  id: string
  userId: string | undefined
  task: Task
  price: number
  engine: Engine
  language: Language
  /** The caller went away. */
  signal: AbortSignal
  giveBack(): void
}

type Deps = Pick<ServerDeps, 'db' | 'log' | 'now'>

const line = (event: RunEvent): string => `${JSON.stringify(event)}\n`

const eventOf = (output: EngineOutput): RunEvent =>
  'live' in output ? { event: 'live', ...output.live } : { event: 'step', step: output.step }

const silence = () => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(resolve, WAITING_MS, 'waiting')
  })
  return { over, end: () => clearTimeout(timer) }
}

/** The engine's further output; `waiting` each time it has been silent for a while. */
async function* withSigns(
  output: AsyncIterator<EngineOutput>,
  first: Promise<IteratorResult<EngineOutput>>,
): AsyncGenerator<EngineOutput | 'waiting'> {
  for (let next = first; ; ) {
    const { over, end } = silence()
    const came = await Promise.race([next, over]).finally(end)
    if (came === 'waiting') yield came
    else if (came.done) return
    else {
      yield came.value
      next = output.next()
    }
  }
}

const endingFor = (reason: unknown, isStopped: boolean): Ending => {
  if (reason instanceof EngineFailure) return { state: 'failed', failure: reason.code }
  return isStopped ? { state: 'stopped', failure: null } : { state: 'failed', failure: 'internal' }
}

/**
 * Runs a task and returns the lines of its stream. However the run ends (done, failed, reader gone, server stopping,
 * reader stalled), its points are settled and its place is freed exactly once, even if the stream is not read to the
 * end. Output is produced no faster than it is read.
 */
export const answerLines = (deps: Deps, keeper: Keeper, run: Run): AsyncIterable<string> => {
  const { id, signal } = run
  const stop = new AbortController()
  const store = createStepStore(deps, id)
  const delivered = countDelivered(run.task)
  // A model has less time than this (`connection.ts`), so it is the reader who took too long: a paid run is stopped.
  const tooLong = setTimeout(
    () => stop.abort(run.price === 0 ? new EngineFailure('timeout') : undefined),
    MAX_MS,
  )
  const onGone = () => stop.abort(signal.reason)
  let ended: Promise<Ending> | undefined

  const close = async (ending: Ending): Promise<Ending> => {
    clearTimeout(tooLong)
    signal.removeEventListener('abort', onGone)
    try {
      await store.flush()
      await finish(deps.db, id, { ...ending, share: delivered.share() }, deps.now())
      return ending
    } catch (err) {
      // The process no longer reports that it is alive, so the run is found and refunded as a lost one.
      deps.log.error({ err }, 'a run was not ended')
      return { state: 'failed', failure: 'internal' }
    } finally {
      keeper.running.delete(id)
      run.giveBack()
    }
  }
  const end = (ending: Ending) => {
    ended ??= close(ending)
    return ended
  }

  keeper.running.set(id, stop)
  stop.signal.addEventListener('abort', () => void end(endingFor(stop.signal.reason, true)))
  signal.addEventListener('abort', onGone, { once: true })
  if (signal.aborted) onGone()

  const lastEvent = async ({ state, failure }: Ending): Promise<RunEvent> => {
    const balance = run.userId === undefined ? null : await balanceOf(deps.db, run.userId)
    if (state === 'done') return { event: 'done', spent: run.price, balance }
    const code = failure ?? 'internal'
    return { event: 'failed', code, message: failureWords(code, run.language), balance }
  }

  async function* output(): AsyncGenerator<string> {
    const engine = run.engine.run(run.task, stop.signal)[Symbol.asyncIterator]()
    // Requested before the first line is written, because the model takes longer to answer.
    const first = engine.next()
    first.catch(() => undefined)
    const fitting = fittingFor(run.task)
    try {
      yield line({ event: 'started', run: id, held: run.price })
      for await (const one of withSigns(engine, first)) {
        if (one === 'waiting') {
          yield line({ event: 'waiting' })
          continue
        }
        const good = fitting(one)
        if (!good) continue
        if ('step' in good) store.add(good.step)
        delivered.add(good)
        yield line(eventOf(good))
      }
      // Sends the line before waiting for the disk: a quick model produces all of its output at once.
      await nextTurn()
      stop.signal.throwIfAborted()
      await end({ state: 'done', failure: null })
    } catch (error) {
      if (!(error instanceof EngineFailure) && !stop.signal.aborted)
        deps.log.error({ err: error }, 'an engine broke')
      const { aborted, reason } = stop.signal
      await end(endingFor(aborted ? reason : error, aborted))
    } finally {
      // Also if the reader stopped in the middle: the request to the model ends with it.
      if (!ended) stop.abort()
      void engine.return?.().catch(() => undefined)
    }
    const ending = await ended
    if (ending && ending.state !== 'stopped') yield line(await lastEvent(ending))
  }
  return output()
}
