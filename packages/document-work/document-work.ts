import { availableParallelism } from 'node:os'
import { createWorkerPool } from '#packages/workers/pool.ts'
import type { DocumentTasks } from './worker.ts'

/** Bodies above this size are read and checked by a worker; a smaller one takes a few milliseconds at worst. */
export const LARGE_BODY_BYTES = 64 * 1024

/** Reads, checks, masks and searches documents outside the request thread. */
export const documentWork = createWorkerPool<DocumentTasks>({
  file: new URL('./worker.ts', import.meta.url),
  threads: Math.min(2, availableParallelism()),
  maxQueued: 100,
  timeoutMs: 10_000,
  idleMs: 120_000,
  maxHeapMb: 256,
})
