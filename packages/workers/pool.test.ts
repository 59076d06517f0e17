import { afterEach, expect, test } from 'vitest'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './pool.ts'
import type { TestTasks } from './test-worker.ts'

let pool: WorkerPool<TestTasks>
const open = (options: Partial<WorkerPoolOptions> = {}) => {
  const file = new URL('./test-worker.ts', import.meta.url)
  pool = createWorkerPool({
    file,
    threads: 1,
    maxQueued: 10,
    timeoutMs: 60_000,
    idleMs: 60_000,
    maxHeapMb: 64,
    ...options,
  })
  return pool
}
afterEach(() => pool.close())

test('answers in order, and passes on what a task throws', async () => {
  const { run } = open()
  const all = [run('double', 1), run('double', 2), run('fail', 'too deep'), run('double', 3)]
  await expect(all[2]).rejects.toThrow(RangeError)
  expect(await Promise.all([all[0], all[1], all[3]])).toEqual([2, 4, 6])
})

test('a task that does not end is terminated, and the next one runs', async () => {
  const { run } = open({ timeoutMs: 300 })
  const hanging = run('hang', undefined)
  const next = run('double', 4)
  await expect(hanging).rejects.toMatchObject({ name: 'WorkerTimeout' })
  expect(await next).toBe(8)
})

test('a task that eats all memory ends its thread only', async () => {
  const { run } = open({ maxHeapMb: 32 })
  await expect(run('eatMemory', undefined)).rejects.toMatchObject({ name: 'WorkerCrash' })
  expect(await run('double', 5)).toBe(10)
})

test('a full queue refuses at once; an aborted task leaves the queue', async () => {
  const { run } = open({ maxQueued: 2, timeoutMs: 2000 })
  const hanging = run('hang', undefined)
  const leaving = new AbortController()
  const waiting = [run('double', 1, { signal: leaving.signal }), run('double', 2)]
  await expect(run('double', 3)).rejects.toMatchObject({ name: 'WorkerQueueFull' })
  leaving.abort(new Error('gone'))
  await expect(waiting[0]).rejects.toThrow('gone')
  const late = run('double', 3)
  await expect(hanging).rejects.toMatchObject({ name: 'WorkerTimeout' })
  expect(await Promise.all([waiting[1], late])).toEqual([4, 6])
})

test('threads work side by side, and a new one starts after an idle one has ended', async () => {
  const { run } = open({ threads: 2, idleMs: 1, timeoutMs: 1000 })
  const hanging = run('hang', undefined)
  expect(await run('double', 6)).toBe(12)
  expect(await run('double', 7)).toBe(14)
  await expect(hanging).rejects.toMatchObject({ name: 'WorkerTimeout' })
  expect(await run('double', 8)).toBe(16)
})

test('a task asks the thread that started it', async () => {
  const { run } = open()
  const onCall = async (name: string, input: unknown) => `${name} ${input}`
  expect(await run('ask', 'why?', { onCall })).toBe('answered: question why?')
  const refused = run('ask', 'why?', { onCall: () => Promise.reject(new RangeError('no answer')) })
  await expect(refused).rejects.toThrow('no answer')
  await expect(run('ask', 'anybody?')).rejects.toThrow('nobody answers')
})

test('one requester leaves a thread and half of the queue to others, and requesters take turns', async () => {
  const { run } = open({ threads: 2, maxQueued: 6, timeoutMs: 2000 })
  const hanging = run('hang', undefined, { requester: 'a' })
  const done: number[] = []
  const double = (number: number, requester: string) =>
    run('double', number, { requester }).then(() => done.push(number))
  const ofA = [double(1, 'a'), double(2, 'a'), double(3, 'a')]
  await expect(run('double', 4, { requester: 'a' })).rejects.toMatchObject({ name: 'WorkerQueueFull' })
  const ofOthers = [double(5, 'b'), double(6, 'b'), double(8, 'b'), double(7, 'c')]
  await Promise.all(ofOthers)
  expect(done).toEqual([5, 6, 7, 8])
  await expect(hanging).rejects.toMatchObject({ name: 'WorkerTimeout' })
  await Promise.all(ofA)
  expect(done.slice(4)).toEqual([1, 2, 3])
})

test('closing rejects what runs and what waits', async () => {
  const { run, close } = open()
  const all = Promise.allSettled([run('hang', undefined), run('double', 1)])
  close()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
