import { describe, expect, test } from 'vitest'
import { createPrefetchQueue, mayPrefetch, PREFETCH_PENDING_MAX } from './prefetch-queue.ts'

const held = () => {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const fetchAhead = (path: string) =>
    new Promise<void>((resolve) => {
      started.push(path)
      finish.set(path, resolve)
    })
  return { started, fetchAhead, finish: (path: string) => finish.get(path)?.() }
}

test('at most 4 are pending; the others wait their turn', async () => {
  const { started, fetchAhead, finish } = held()
  const queue = createPrefetchQueue(fetchAhead, () => true)
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(path)
  expect(PREFETCH_PENDING_MAX).toBe(4)
  expect(started).toEqual(['/a', '/b', '/c', '/d'])
  expect(queue.waiting()).toBe(2)
  finish('/b')
  await expect.poll(() => started.at(-1)).toBe('/e')
  expect(queue.pending()).toBe(4)
})

test('a page is fetched once', () => {
  const { started, fetchAhead } = held()
  const queue = createPrefetchQueue(fetchAhead, () => true)
  queue.add('/a')
  queue.add('/a')
  expect(started).toEqual(['/a'])
})

test('a page that failed may be tried again, and does not block the queue', async () => {
  let tries = 0
  const queue = createPrefetchQueue(
    async () => {
      tries += 1
      throw new Error('gone')
    },
    () => true,
  )
  queue.add('/a')
  await expect.poll(() => queue.pending()).toBe(0)
  queue.add('/a')
  expect(tries).toBe(2)
})

describe('nothing is fetched ahead', () => {
  test.each([
    [{ saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: false }, true],
    [undefined, true],
  ])('%j → %j', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed)
    const { started, fetchAhead } = held()
    createPrefetchQueue(fetchAhead, () => mayPrefetch(connection)).add('/a')
    expect(started).toHaveLength(allowed ? 1 : 0)
  })
})
