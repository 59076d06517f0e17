import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Engine, EngineFailure, type EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { createWorkerPool, WorkerQueueFull, WorkerTimeout } from '#packages/workers/pool.ts'
import type { BuiltInTasks } from './built-in-worker.ts'

/** Any visitor may use the built-in engine, so its rules never run on the request thread. */
const workers = createWorkerPool<BuiltInTasks>({
  file: new URL('./built-in-worker.ts', import.meta.url),
  threads: Math.min(2, availableParallelism()),
  maxQueued: 100,
  timeoutMs: 10_000,
  idleMs: 120_000,
  maxHeapMb: 256,
})

/** The whole answer of the built-in engine to a task. */
export const builtInAnswer = async (
  task: Task,
  signal: AbortSignal,
  requester?: string,
): Promise<EngineOutput[]> => {
  try {
    return await workers.run('answer', task, { signal, requester })
  } catch (error) {
    if (error instanceof WorkerQueueFull) throw new EngineFailure('busy', { cause: error })
    if (error instanceof WorkerTimeout) throw new EngineFailure('timeout', { cause: error })
    throw error
  }
}

/** Text that appears all at once cannot be followed: it is streamed at reading speed. */
export const pacedBuiltIn = (paceMs: number, requester?: string): Engine => ({
  async *run(task, signal) {
    for (const output of await builtInAnswer(task, signal, requester)) {
      signal.throwIfAborted()
      if ('live' in output && paceMs > 0) await wait(output.live.text.length * paceMs, undefined, { signal })
      yield output
    }
  },
})
