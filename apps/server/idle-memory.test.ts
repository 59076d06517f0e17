import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './idle-memory.ts'

const MB = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('garbage is collected once after each busy time, and never while somebody waits', () => {
  let heap = 80 * MB
  let utilization = 0.5
  vi.spyOn(process, 'memoryUsage').mockImplementation((() => ({ heapTotal: heap })) as never)
  const collect = vi.fn(() => {
    heap = 40 * MB
  })
  const stop = collectWhenIdle(collect, () => utilization)
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
  utilization = 0
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  heap = 70 * MB
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
  stop()
  heap = 100 * MB
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('without the flag of the runtime nothing is collected', () => {
  expect(collectWhenIdle(undefined)).toBeTypeOf('function')
  expect(vi.getTimerCount()).toBe(0)
})
