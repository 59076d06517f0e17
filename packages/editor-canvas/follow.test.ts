import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFollower } from './follow.ts'

let drawn: number[]
/** How long the page takes for what is drawn. */
let takes: number
const following = () =>
  createFollower<number>({ draw: (value) => drawn.push(value), timed: (_, done) => done(takes) })

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

test('a field that shows its first key at once does not make what follows it wait', () => {
  takes = 20
  const { next } = following()
  next(0, true)
  expect(drawn).toEqual([0])
})

test('what is no key says nothing of how quick keys are', () => {
  const { next } = following()
  next(0, true)
  takes = 300
  next(1, false)
  takes = 10
  next(2, true)
  expect(drawn).toEqual([0, 1, 2])
})

test('who types without a pause sees everything follow all the same', () => {
  takes = 60
  const { next } = following()
  for (let key = 0; key < 150; key += 1) {
    next(key, true)
    vi.advanceTimersByTime(80)
  }
  expect(drawn).toHaveLength(2)
})

test('what is no key is drawn at once and takes along what waited; what waits is drawn when it is asked for', () => {
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

test('at a pause the time since the key says nothing: only that of the drawing does', () => {
  const asked: string[] = []
  const timed = (since: string, done: (ms: number) => void) => {
    asked.push(since)
    done(since === 'key' ? 300 : 10)
  }
  const { next } = createFollower<number>({ draw: (value) => drawn.push(value), timed })
  next(0, true)
  vi.advanceTimersByTime(300)
  next(1, true)
  expect(drawn).toEqual([0, 1])
  expect(asked).toEqual(['key', 'now', 'key'])
})

test('once it is quick again, keys are drawn at once again', () => {
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
