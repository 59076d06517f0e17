import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderThrottle } from './render-throttle.ts'

let drawn: number[]
/** How long a render takes. */
let takes: number
const following = () =>
  createRenderThrottle<number>({ draw: (value) => drawn.push(value), timed: (_, done) => done(takes) })

beforeEach(() => {
  vi.useFakeTimers()
  drawn = []
  takes = 10
})
afterEach(() => {
  vi.useRealTimers()
})

test('if rendering is fast, each key is rendered at once', () => {
  const { next } = following()
  for (const key of [1, 2, 3]) next(key, true)
  expect(drawn).toEqual([1, 2, 3])
})

test('if rendering is slow, only the last key before a pause is rendered', () => {
  takes = 60
  const { next } = following()
  for (const key of [1, 2, 3]) {
    next(key, true)
    vi.advanceTimersByTime(80)
  }
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(200)
  expect(drawn).toEqual([3])
  next(4, true)
  expect(drawn).toEqual([3])
})

test('if the field alone is fast, the first key does not wait for a pause', () => {
  takes = 20
  const { next } = following()
  next(0, true)
  expect(drawn).toEqual([0])
})

test('changes other than keys are not measured', () => {
  const { next } = following()
  next(0, true)
  takes = 300
  next(1, false)
  takes = 10
  next(2, true)
  expect(drawn).toEqual([0, 1, 2])
})

test('typing without a pause is rendered after the maximum wait', () => {
  takes = 60
  const { next } = following()
  for (let key = 0; key < 150; key += 1) {
    next(key, true)
    vi.advanceTimersByTime(80)
  }
  expect(drawn).toHaveLength(2)
})

test('changes other than keys are rendered at once with all that waited, and flush renders what waits', () => {
  takes = 60
  const { next, flush } = following()
  next(1, true)
  next(2, false)
  expect(drawn).toEqual([2])
  next(3, true)
  flush()
  flush()
  expect(drawn).toEqual([2, 3])
  vi.advanceTimersByTime(9000)
  expect(drawn).toEqual([2, 3])
})

test('at a pause only the render is measured, not the time since the key', () => {
  const asked: string[] = []
  const timed = (since: string, done: (ms: number) => void) => {
    asked.push(since)
    done(since === 'key' ? 300 : 10)
  }
  const { next } = createRenderThrottle<number>({ draw: (value) => drawn.push(value), timed })
  next(0, true)
  vi.advanceTimersByTime(300)
  next(1, true)
  expect(drawn).toEqual([0, 1])
  expect(asked).toEqual(['key', 'now', 'key'])
})

test('when rendering becomes fast again, keys are rendered at once again', () => {
  takes = 60
  const { next } = following()
  next(0, true)
  vi.advanceTimersByTime(300)
  takes = 10
  next(1, true)
  vi.advanceTimersByTime(300)
  next(2, true)
  expect(drawn).toEqual([0, 1, 2])
})
