import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type FaceId, faces } from '#packages/fonts/faces.ts'

export interface CutRequest {
  face: FaceId
  slice: number
}

export type CutAnswer = { woff2: Uint8Array } | { error: string }

/** `now`: a browser is waiting. `later`: only when nobody waits. */
export type CutUrgency = 'now' | 'later'

export interface Cutter {
  cut(request: CutRequest, urgency: CutUrgency): Promise<Uint8Array>
}

interface Job extends CutRequest {
  resolve(woff2: Uint8Array): void
  reject(error: Error): void
}

/** After this a thread ends and gives some 100 MB back; a warm cache needs no cutter for weeks. */
const IDLE_MS = 30_000

/** One thread with the jobs that wait for it. */
const openLane = () => {
  const waiting: Record<CutUrgency, Job[]> = { now: [], later: [] }
  let worker: Worker | undefined
  let running: Job | undefined
  let idle: NodeJS.Timeout | undefined

  const settle = (answer: CutAnswer) => {
    const job = running
    running = undefined
    if ('woff2' in answer) job?.resolve(answer.woff2)
    else job?.reject(new Error(`cutting slice ${job.slice} of ${job.face} failed: ${answer.error}`))
    next()
  }

  const start = () => {
    const started = new Worker(new URL('./cut-worker.ts', import.meta.url))
    const lost = (reason: string) => {
      if (worker !== started) return
      worker = undefined
      if (running) settle({ error: reason })
    }
    started.on('message', (message: CutAnswer | object) => {
      // Under `node --watch` a thread also reports the files that it loads.
      if ('woff2' in message || 'error' in message) settle(message)
    })
    started.on('error', (error) => lost(String(error)))
    started.on('exit', (code) => lost(`its thread ended with ${code}`))
    // A slice half cut is no reason to keep a stopping server alive.
    started.unref()
    return started
  }

  const stop = () => {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }

  const next = () => {
    if (running) return
    clearTimeout(idle)
    running = waiting.now.shift() ?? waiting.later.shift()
    if (running) {
      worker ??= start()
      worker.postMessage({ face: running.face, slice: running.slice } satisfies CutRequest)
    } else if (worker) idle = setTimeout(stop, IDLE_MS).unref()
  }

  return {
    add: (job: Job, urgency: CutUrgency) => {
      waiting[urgency].push(job)
      next()
    },
  }
}

/**
 * Cuts on threads of its own, so that the server answers meanwhile. A face always goes to the same thread:
 * each is loaded once, and since neighbours in the table are the two weights of a family, a page keeps two
 * threads busy.
 */
export const openCutter = (threads = Math.min(2, availableParallelism())): Cutter => {
  const lanes = Array.from({ length: threads }, openLane)
  return {
    cut: (request, urgency) =>
      new Promise((resolve, reject) => {
        const lane = lanes[faces.findIndex((face) => face.id === request.face) % threads]
        if (!lane) throw new Error(`there is no face ${request.face}`)
        lane.add({ ...request, resolve, reject }, urgency)
      }),
  }
}

/** The server's only one: a second would load every face again. */
export const sharedCutter: Cutter = openCutter()
