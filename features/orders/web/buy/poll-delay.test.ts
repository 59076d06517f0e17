import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay.ts'

test('polls every two seconds, then less and less often, and never stops', () => {
  const delays = Array.from({ length: 200 }, (_, turn) => pollDelay(turn))
  expect(delays.slice(0, 30).every((delay) => delay === 2000)).toBe(true)
  for (const [turn, delay] of delays.entries()) {
    expect(delay).toBeGreaterThanOrEqual(delays[turn - 1] ?? 0)
    expect(delay).toBeLessThanOrEqual(15_000)
  }
  // An order is open for thirty minutes; by then the page polls a few times a minute.
  expect(delays.at(-1)).toBe(15_000)
})
