import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFollower } from './follow.ts'

let drawn: number[]
/** How long the page takes for what is drawn. */
let takes: number
const following = () =>
  createFollower<number>({ draw: (value) => drawn.push(value), timed: (done) => done(takes) })

beforeEach(() => {
  vi.useFakeTimers()
  drawn = []
  takes = 10
})
afterEach(() => {
  vi.useRealTimers()
})

test('where drawing is quick, each key is drawn at once', () => {
  const { next } = following()
  for (const key of [1, 2, 3]) next(key, true)
  expect(drawn).toEqual([1, 2, 3])
})

test('where it is slow, keys are drawn at the first pause, the last of them', () => {
  takes = 60
  const { next } = following()
  next(0, true)
  for (const key of [1, 2, 3]) {
    next(key, true)
    vi.advanceTimersByTime(80)
  }
  expect(drawn).toEqual([0])
  vi.advanceTimersByTime(80)
  expect(drawn).toEqual([0, 3])
})

test('who types without a pause sees the pages follow all the same', () => {
  takes = 60
  const { next } = following()
  for (let key = 0; key < 60; key += 1) {
    next(key, true)
    vi.advanceTimersByTime(80)
  }
  expect(drawn.length).toBeGreaterThan(2)
  expect(drawn.length).toBeLessThan(5)
})

test('what is no key is drawn at once and takes along what waited; what waits is drawn when it is asked for', () => {
  takes = 60
  const { next, flush } = following()
  next(0, true)
  next(1, true)
  next(2, false)
  expect(drawn).toEqual([0, 2])
  next(3, true)
  flush()
  flush()
  expect(drawn).toEqual([0, 2, 3])
  vi.advanceTimersByTime(5000)
  expect(drawn).toEqual([0, 2, 3])
})

test('once it is quick again, keys are drawn at once again', () => {
  takes = 60
  const { next } = following()
  next(0, true)
  takes = 10
  next(1, true)
  vi.advanceTimersByTime(200)
  next(2, true)
  expect(drawn).toEqual([0, 1, 2])
})
