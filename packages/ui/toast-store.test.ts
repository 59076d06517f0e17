import { expect, test, vi } from 'vitest'
import { badgeOf, createToastStore, TOAST_BADGE_MAX, TOAST_MS, TOAST_OFFSET } from './toast-store.ts'

const withClock = () => {
  const running = new Map<number, { run: () => void; ms: number }>()
  let last = 0
  const store = createToastStore({
    set: (run, ms) => {
      last += 1
      running.set(last, { run, ms })
      return last
    },
    clear: (timer) => running.delete(timer as number),
  })
  const elapse = () => {
    for (const { run } of [...running.values()]) run()
  }
  return { store, running, elapse }
}

test('the specification’s constants', () => {
  expect([TOAST_MS, TOAST_OFFSET, TOAST_BADGE_MAX]).toEqual([3000, 16, 99])
})

test('a message lasts 3000 ms', () => {
  const { store, running, elapse } = withClock()
  store.show('未知错误！', 'error')
  expect([...running.values()].map(({ ms }) => ms)).toEqual([3000])
  elapse()
  expect(store.list()).toEqual([])
})

test('repeats are counted on one message and restart its time', () => {
  const { store, running } = withClock()
  const seen = vi.fn()
  store.subscribe(seen)
  for (let times = 0; times < 3; times += 1) store.show('未知错误！', 'error')
  store.show('别的', 'error')
  expect(store.list()).toMatchObject([
    { text: '未知错误！', repeats: 3 },
    { text: '别的', repeats: 1 },
  ])
  expect(running.size).toBe(2)
  expect(seen).toHaveBeenCalledTimes(4)
})

test('the badge caps at 99', () => {
  expect([1, 2, 99, 100, 5000].map(badgeOf)).toEqual([undefined, '2', '99', '99+', '99+'])
})

test('a message stays while the pointer is over it', () => {
  const { store, running, elapse } = withClock()
  store.show('读我')
  const [toast] = store.list()
  store.pause(toast?.id ?? 0)
  expect(running.size).toBe(0)
  store.resume(toast?.id ?? 0)
  elapse()
  expect(store.list()).toEqual([])
})
