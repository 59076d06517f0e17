import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLocks } from '#features/accounts/server/locks.ts'
import { createLimits } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const QUARTER_MS = 15 * 60_000
const locks = () => openLocks(createLimits(undefined))
type Proofs = ReturnType<typeof locks>['proofs']

const wrong = (proofs: Proofs) =>
  proofs.take('someone').then(
    ({ locks }) => locks ?? 'wrong',
    ({ code }: { code: string }) => code,
  )

test('ten codes in a quarter of an hour, fifty in a day; each lock is announced once', async () => {
  const { proofs } = locks()
  const output: string[] = []
  for (let quarter = 0; quarter < 8; quarter += 1) {
    for (let at = 0; at < 12; at += 1) output.push(await wrong(proofs))
    vi.advanceTimersByTime(QUARTER_MS + 1)
  }
  expect(output.slice(0, 12)).toEqual([...Array(9).fill('wrong'), 'locked', 'locked', 'locked'])
  expect(output.filter((one) => one === 'wrong')).toHaveLength(45)
  expect(output.slice(48, 60)).toEqual([...Array(9).fill('wrong'), 'locked_today', 'locked', 'locked'])
  expect(new Set(output.slice(60))).toEqual(new Set(['locked_today', 'locked']))
  vi.advanceTimersByTime(24 * 3600_000)
  expect(await wrong(proofs)).toBe('wrong')
})

test('a right code clears the quarter of an hour, and not the day', async () => {
  const { proofs } = locks()
  let compared = 0
  for (let at = 0; at < 60; at += 1) {
    const output = await wrong(proofs)
    if (output === 'locked_today' && compared >= 49) break
    compared += 1
    if (at % 5 === 0) await proofs.clear('someone')
  }
  expect(compared).toBe(49)
})

test('a right attempt is given back, and never becomes a credit', async () => {
  const { proofs } = locks()
  for (let at = 0; at < 100; at += 1) await (await proofs.take('someone')).giveBack()
  const attempt = await proofs.take('someone')
  vi.advanceTimersByTime(24 * 3600_000 + 1)
  await attempt.giveBack()
  const output = []
  for (let at = 0; at < 11; at += 1) output.push(await wrong(proofs))
  expect(output).toEqual([...Array(9).fill('wrong'), 'locked', 'locked'])
})
