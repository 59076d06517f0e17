import { type ChildProcess, fork } from 'node:child_process'
import type { FaceId } from '#packages/fonts/faces.ts'

export interface CutRequest {
  face: FaceId
  /** A slice of the plan by its index, or any code points of the face. */
  slice: number | readonly number[]
}

export type CutAnswer = { woff2: Uint8Array } | { error: string }

/** `now`: a browser is waiting. `later`: only when no browser is waiting. */
export type CutUrgency = 'now' | 'later'

export interface Cutter {
  cut(request: CutRequest, urgency: CutUrgency): Promise<Uint8Array>
}

interface Job extends CutRequest {
  resolve(woff2: Uint8Array): void
  reject(error: Error): void
}

const nameOf = ({ slice }: CutRequest) =>
  typeof slice === 'number' ? slice : `with ${slice.length} code points`

/** Then the process ends and gives its memory back; a warm cache needs none for weeks. */
const IDLE_MS = 10_000

/** Hundred times what a slice takes on a slow machine. */
const TIMEOUT_MS = 60_000

/** The optimizing compiler would take 100 MB more for the two wasm modules, and cut no sooner. */
const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--expose-gc',
  '--liftoff-only',
  '--max-old-space-size=64',
]

/**
 * Cuts one slice at a time in a child process, so that the server answers meanwhile and its own memory stays small:
 * a thread would leave hundreds of megabytes with the server.
 */
export const openCutter = (idleMs = IDLE_MS): Cutter => {
  const waiting: Record<CutUrgency, Job[]> = { now: [], later: [] }
  let child: ChildProcess | undefined
  let running: Job | undefined
  let lastFace: FaceId | undefined
  let timer: NodeJS.Timeout | undefined

  /** The process holds one face open, so the slices of that face come first. */
  const takeFrom = (jobs: Job[]): Job | undefined => {
    const at = jobs.findIndex(({ face }) => face === lastFace)
    return jobs.splice(Math.max(at, 0), 1)[0]
  }

  const settle = (answer: CutAnswer) => {
    const job = running
    running = undefined
    if ('woff2' in answer) job?.resolve(answer.woff2)
    else job?.reject(new Error(`cutting slice ${nameOf(job)} of ${job.face} failed: ${answer.error}`))
    next()
  }

  const stop = (reason: string) => {
    const ended = child
    child = undefined
    lastFace = undefined
    ended?.kill('SIGKILL')
    if (running) settle({ error: reason })
  }

  const start = (): ChildProcess => {
    const started = fork(new URL('./cut-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: FLAGS,
    })
    const onEnd = (reason: string) => {
      if (child === started) stop(reason)
    }
    started.on('message', (answer: CutAnswer) => {
      if (child === started) settle(answer)
    })
    started.on('error', (error) => onEnd(String(error)))
    started.on('exit', (code, signal) => onEnd(`its process ended with ${code ?? signal}`))
    // A slice half cut is no reason to keep a stopping server alive.
    started.unref()
    started.channel?.unref()
    return started
  }

  const next = () => {
    if (running) return
    clearTimeout(timer)
    running = takeFrom(waiting.now) ?? takeFrom(waiting.later)
    if (running) {
      const { face, slice } = running
      child ??= start()
      lastFace = face
      timer = setTimeout(() => stop('it took too long'), TIMEOUT_MS).unref()
      child.send({ face, slice } satisfies CutRequest)
    } else if (child) timer = setTimeout(() => stop('idle'), idleMs).unref()
  }

  return {
    cut: (request, urgency) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push({ ...request, resolve, reject })
        next()
      }),
  }
}

/** The server's only one: a second process would hold a second face in memory. */
export const sharedCutter: Cutter = openCutter()
