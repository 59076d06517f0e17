import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'

/** The queue is full: the caller should try again later. */
export class WorkerQueueFull extends Error {
  override name = 'WorkerQueueFull'
}

/** The task ran longer than it may, and its thread was terminated. */
export class WorkerTimeout extends Error {
  override name = 'WorkerTimeout'
}

/** The thread ended before it answered, for example because it ran out of memory. */
export class WorkerCrash extends Error {
  override name = 'WorkerCrash'
}

export interface WorkerPoolOptions {
  /** The module that calls `serveTasks`. */
  file: URL
  threads: number
  /** Tasks that may wait for a thread, half of them of one requester; one more is refused with `WorkerQueueFull`. */
  maxQueued: number
  /** Longest run time of a task, counted from when its thread is ready. */
  timeoutMs: number
  /** A thread without work ends after this time and frees its memory. */
  idleMs: number
  /** A task that needs more memory ends its thread, not the server. */
  maxHeapMb: number
  /** The module reads it as `workerData`. */
  data?: unknown
}

export interface RunOptions {
  /** Whose work it is: an account or a network. One requester leaves a thread and half of the queue to others. */
  requester?: string | undefined
  /** A task that still waits when this is aborted is dropped. */
  signal?: AbortSignal
  /** Answers the calls that the task makes. */
  onCall?: Call
}

// biome-ignore lint/suspicious/noExplicitAny: a table of functions with any parameters
export type TaskTable = Record<string, (input: any, call: Call) => unknown>

/** A task may ask the thread that started it, for example for rows of the database. */
export type Call = (name: string, input: unknown) => Promise<unknown>

export interface TaskRequest {
  name: string
  input: unknown
}

type Outcome = { value: unknown } | { error: { name: string; message: string } }

/** Messages from a pool to its threads. */
export type ToThread = TaskRequest | { answerTo: number; outcome: Outcome }

/** Messages from a thread to its pool. */
export type ToPool = { ready: true } | { call: number; name: string; input: unknown } | { outcome: Outcome }

interface Task extends TaskRequest {
  requester: string | undefined
  onCall: Call | undefined
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Runs a function and describes how it ended, in a form that can be sent to another thread. */
export const outcomeOf = async (work: () => unknown): Promise<Outcome> => {
  try {
    return { value: await work() }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { error: { name, message } }
  }
}

export const errorFrom = ({ name, message }: { name: string; message: string }): Error =>
  Object.assign(name === 'RangeError' ? new RangeError(message) : new Error(message), { name })

const STARTUP_TIMEOUT_MS = 60_000

/** One thread that runs one task at a time. */
class Thread {
  readonly #worker: Worker
  readonly #options: WorkerPoolOptions
  readonly #onFree: () => void
  readonly #onEnd: () => void
  #task: Task | undefined
  #timer: NodeJS.Timeout | undefined
  #isReady = false
  #isEnded = false

  constructor(options: WorkerPoolOptions, events: { onFree(): void; onEnd(): void }) {
    this.#options = options
    this.#onFree = events.onFree
    this.#onEnd = events.onEnd
    this.#worker = new Worker(options.file, {
      workerData: options.data,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb },
    })
    // Work in progress must not keep a stopping server alive.
    this.#worker.unref()
    this.#worker.on('message', (message: ToPool) => this.#receive(message))
    this.#worker.on('error', (error) => this.#end(new WorkerCrash(String(error))))
    this.#worker.on('exit', (code) => this.#end(new WorkerCrash(`the thread exited with ${code}`)))
  }

  get isFree(): boolean {
    return this.#task === undefined && !this.#isEnded
  }

  isRunningFor(requester: string): boolean {
    return this.#task?.requester === requester
  }

  run(task: Task): void {
    this.#task = task
    this.#limit(this.#isReady ? this.#options.timeoutMs : STARTUP_TIMEOUT_MS)
    this.#send({ name: task.name, input: task.input })
  }

  stop(): void {
    this.#end(new WorkerCrash('the pool was closed'))
  }

  endWhenIdle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.stop(), this.#options.idleMs).unref()
  }

  #limit(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => this.#end(new WorkerTimeout(`${this.#task?.name} ran longer than ${ms} ms`)),
      ms,
    ).unref()
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message)
  }

  #receive(message: ToPool): void {
    if ('ready' in message) {
      this.#isReady = true
      if (this.#task) this.#limit(this.#options.timeoutMs)
    } else if ('call' in message) void this.#answer(message)
    // Under `node --watch` a thread also reports the files that it loads.
    else if ('outcome' in message) this.#finish(message.outcome)
  }

  async #answer({ call, name, input }: { call: number; name: string; input: unknown }): Promise<void> {
    const onCall = this.#task?.onCall
    const outcome = await outcomeOf(() => {
      if (!onCall) throw new Error(`nobody answers the call ${name}`)
      return onCall(name, input)
    })
    if (!this.#isEnded) this.#send({ answerTo: call, outcome })
  }

  #finish(outcome: Outcome): void {
    const task = this.#task
    this.#task = undefined
    if ('value' in outcome) task?.resolve(outcome.value)
    else task?.reject(errorFrom(outcome.error))
    this.#onFree()
  }

  #end(error: Error): void {
    if (this.#isEnded) return
    this.#isEnded = true
    clearTimeout(this.#timer)
    void this.#worker.terminate()
    const task = this.#task
    this.#task = undefined
    this.#onEnd()
    task?.reject(error)
  }
}

export interface WorkerPool<Tasks extends TaskTable> {
  /** Rejects with the task's own error, or with one of the three classes above. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Ends all threads; running and waiting tasks are rejected. */
  close(): void
}

/**
 * Runs work whose cost depends on untrusted text outside the request thread. Threads start on demand and end when they
 * are idle.
 */
export const createWorkerPool = <Tasks extends TaskTable>(options: WorkerPoolOptions): WorkerPool<Tasks> => {
  const threads = new Set<Thread>()
  const queue = new FairQueue<Task>()
  const maxRunning = Math.max(1, options.threads - 1)
  const maxWaiting = Math.ceil(options.maxQueued / 2)

  const mayRun = (requester: string | undefined): boolean => {
    if (requester === undefined) return true
    let running = 0
    for (const thread of threads) if (thread.isRunningFor(requester)) running += 1
    return running < maxRunning
  }

  const freeThread = (): Thread | undefined => {
    for (const thread of threads) if (thread.isFree) return thread
    if (threads.size >= options.threads) return undefined
    const thread: Thread = new Thread(options, {
      onFree: next,
      onEnd: () => {
        threads.delete(thread)
        next()
      },
    })
    threads.add(thread)
    return thread
  }

  const isThreadAvailable = () => threads.size < options.threads || [...threads].some(({ isFree }) => isFree)

  const next = () => {
    while (isThreadAvailable()) {
      const task = queue.shift(mayRun)
      if (!task) break
      freeThread()?.run(task)
    }
    for (const thread of threads) if (thread.isFree) thread.endWhenIdle()
  }

  const enqueue = (task: Task, signal: AbortSignal | undefined) => {
    queue.push(task)
    const drop = () => {
      if (queue.remove(task)) task.reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', drop, { once: true })
    next()
  }

  return {
    run: (name, input, { signal, onCall, requester } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (queue.length >= options.maxQueued)
          throw new WorkerQueueFull(`${options.maxQueued} tasks are waiting`)
        if (requester !== undefined && queue.lengthOf(requester) >= maxWaiting)
          throw new WorkerQueueFull(`${maxWaiting} tasks of one requester are waiting`)
        enqueue({ name, input, requester, onCall, resolve: resolve as Task['resolve'], reject }, signal)
      }),
    close: () => {
      for (const task of queue.clear()) task.reject(new WorkerCrash('the pool was closed'))
      for (const thread of threads) thread.stop()
    },
  }
}
