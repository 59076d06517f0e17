import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiredVersions, MAX_HISTORY_BYTES, MAX_VERSIONS, type VersionFacts } from './thin-versions.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 18, 3, 30)

const version = fc.record({
  // Days close together at the start, as real editing is, and years of them.
  at: fc
    .oneof(
      fc.integer({ max: 2 * DAY, min: 0 }),
      fc.integer({ max: 10 * DAY, min: 0 }),
      fc.integer({ max: 900 * DAY, min: 0 }),
    )
    .map((age) => NOW - age),
  named: fc.boolean(),
  size: fc.integer({ min: 1, max: 50_000 }),
})
const history = fc
  .array(version, { maxLength: 120 })
  .map((versions): VersionFacts[] => versions.map((one, index) => ({ ...one, id: String(index) })))

const thinned = (versions: readonly VersionFacts[], now: number) => {
  const gone = new Set(expiredVersions(versions, now))
  return versions.filter(({ id }) => !gone.has(id))
}

/** How far from a state that went the state that stands for it may lie. */
const spanOf = (age: number) => {
  if (age <= DAY) return 0
  if (age <= 7 * DAY) return HOUR
  return age <= 90 * DAY ? DAY : 7 * DAY
}

test('named states and those of the last day always stay', () => {
  fc.assert(
    fc.property(history, (versions) => {
      const stored = new Set(thinned(versions, NOW))
      for (const one of versions) if (one.named || NOW - one.at <= DAY) expect(stored).toContain(one)
    }),
  )
})

test('however often it runs, each state that went has a later one near by that stays', () => {
  fc.assert(
    fc.property(
      history,
      fc.array(fc.integer({ min: 0, max: 200 * DAY }), { maxLength: 5 }),
      (versions, steps) => {
        let now = NOW
        let stored: readonly VersionFacts[] = versions
        for (const step of [0, ...steps]) {
          now += step
          stored = thinned(stored, now)
        }
        for (const one of versions.filter(({ named }) => !named)) {
          const near = stored.some(
            ({ at, named }) => !named && at >= one.at && at - one.at <= spanOf(now - one.at),
          )
          expect(near, `${(now - one.at) / DAY} days old`).toBe(true)
        }
        expect(thinned(stored, now)).toEqual(stored)
      },
    ),
  )
})

test('what stays is few: editing every five minutes for two years', () => {
  const versions = Array.from({ length: 2 * 365 * 24 * 12 }, (_, index) => ({
    id: String(index),
    at: NOW - index * 5 * 60_000,
    named: false,
    size: 10,
  }))
  const stored = thinned(versions, NOW)
  const aged = (low: number, high: number) =>
    stored.filter(({ at }) => NOW - at > low * DAY && NOW - at <= high * DAY).length
  expect(stored.filter(({ at }) => NOW - at <= DAY)).toHaveLength(289)
  expect(aged(1, 7)).toBeGreaterThanOrEqual(6 * 24)
  expect(aged(1, 7)).toBeLessThanOrEqual(6 * 24 + 1)
  expect(aged(7, 90)).toBeGreaterThanOrEqual(83)
  expect(aged(7, 90)).toBeLessThanOrEqual(84)
  expect(aged(90, 1000)).toBeGreaterThanOrEqual(91)
  expect(aged(90, 1000)).toBeLessThanOrEqual(93)
})

test('a history of huge documents ends at a size, its newest state never', () => {
  const huge = Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    at: NOW - index * HOUR,
    named: index === 9,
    size: MAX_HISTORY_BYTES / 4,
  }))
  expect(thinned(huge, NOW).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '9'])
  expect(thinned([{ id: 'a', at: NOW, named: false, size: 2 * MAX_HISTORY_BYTES }], NOW)).toHaveLength(1)
})

test('there are never more than so many, however fast they come; named ones apart', () => {
  const many = Array.from({ length: MAX_VERSIONS + 500 }, (_, index) => ({
    id: String(index),
    at: NOW - index,
    named: index >= MAX_VERSIONS + 490,
    size: 1,
  }))
  const stored = thinned(many, NOW)
  expect(stored.filter(({ named }) => named)).toHaveLength(10)
  expect(stored).toHaveLength(MAX_VERSIONS + 10)
  expect(stored[0]?.id).toBe('0')
})
