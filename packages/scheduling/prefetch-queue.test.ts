import { describe, expect, test } from 'vitest'
import { createPrefetchQueue, mayPrefetch, PREFETCH_PENDING_MAX } from './prefetch-queue.ts'

const pendingFetches = () => {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const prefetch = (path: string) =>
    new Promise<void>((resolve) => {
      started.push(path)
      finish.set(path, resolve)
    })
  return { started, prefetch, finish: (path: string) => finish.get(path)?.() }
}

test('at most 4 are pending; the others wait', async () => {
  const { started, prefetch, finish } = pendingFetches()
  const queue = createPrefetchQueue(prefetch, () => true)
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(path)
  expect(PREFETCH_PENDING_MAX).toBe(4)
  expect(started).toEqual(['/a', '/b', '/c', '/d'])
  expect(queue.waiting()).toBe(2)
  finish('/b')
  await expect.poll(() => started.at(-1)).toBe('/e')
  expect(queue.pending()).toBe(4)
})

test('a page is fetched once', () => {
  const { started, prefetch } = pendingFetches()
  const queue = createPrefetchQueue(prefetch, () => true)
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

describe('data saver and slow connections prefetch nothing', () => {
  test.each([
    [{ saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: false }, true],
    [undefined, true],
  ])('%j → %j', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed)
    const { started, prefetch } = pendingFetches()
    createPrefetchQueue(prefetch, () => mayPrefetch(connection)).add('/a')
    expect(started).toHaveLength(allowed ? 1 : 0)
  })
})
