import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { dayAfter, dayIn, monthBegan } from './calendar.ts'
import { aheadOf, type Last, mayFollow, pointsFor, runUpTo, standsUntil } from './run.ts'

const START = Date.UTC(2026, 1, 20)
const ZONES = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]
const rules = defaultMoney.points.checkIn
const zone = fc.constantFrom(...ZONES)

/** Check-ins that a user tries at these moments in these zones, and what they got. */
const tried = (tries: readonly { now: number; zone: string }[]) => {
  const got: Last[] = []
  for (const { now, zone: where } of tries) {
    const last = got.at(-1)
    const day = dayIn(now, where) ?? ''
    if (mayFollow(last, day, now))
      got.push({ day, run: runUpTo(last, day, now) + 1, at: now, stands_until: standsUntil(last, now) })
  }
  return got
}

test('whoever turns the clock of the world: over N real days never more than N + 1, each day once', () => {
  const steps = fc.array(fc.record({ after: fc.integer({ min: 1, max: 30 * 60 }), zone }), {
    minLength: 20,
    maxLength: 120,
  })
  fc.assert(
    fc.property(steps, (given) => {
      let now = START
      const got = tried(
        given.map(({ after, zone: where }) => {
          now += after * 60_000
          return { now, zone: where }
        }),
      )
      expect(new Set(got.map(({ day }) => day)).size).toBe(got.length)
      for (const [at, first] of got.entries())
        for (const [further, one] of got.slice(at).entries()) {
          expect(one.at - first.at).toBeGreaterThan((further - 1) * DAY_MS)
          if (further > 0) expect(one.day > first.day).toBe(true)
        }
    }),
    { numRuns: 60 },
  )
})

test('the greediest traveller, who tries everywhere every ten minutes, has no more', () => {
  const tries = Array.from({ length: 6 * 24 * 12 }, (_, at) =>
    ZONES.map((where) => ({ now: START + at * 600_000, zone: where })),
  )
  expect(tried(tries.flat()).length).toBeLessThanOrEqual(13)
})

test('who stays in one place is let in once every calendar day, half a day after the last', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 3, maxLength: 40 })
  fc.assert(
    // No change of the clocks: a day that has 23 hours may ask for some patience.
    fc.property(
      fc.constantFrom('UTC', 'Asia/Shanghai', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
      hours,
      (where, minutes) => {
        const midnight = monthBegan(START + DAY_MS, where) ?? 0
        let last: Last | undefined
        for (const [at, minute] of minutes.entries()) {
          const requested = midnight + at * DAY_MS + minute * 60_000
          const now = last ? Math.max(requested, last.at + 12 * HOUR_MS) : requested
          const day = dayIn(now, where) ?? ''
          expect(mayFollow(last, day, now)).toBe(true)
          last = { day, run: runUpTo(last, day, now) + 1, at: now, stands_until: standsUntil(last, now) }
          expect(last.run).toBe(at + 1)
        }
      },
    ),
  )
})

test('a run goes on over the date line and ends with a day that was missed', () => {
  const last: Last = { day: '2026-03-01', run: 6, at: START, stands_until: START + DAY_MS }
  expect(runUpTo(last, '2026-03-01', START + 1)).toBe(6)
  expect(runUpTo(last, '2026-03-02', START + 40 * HOUR_MS)).toBe(6)
  expect(runUpTo(last, '2026-03-03', START + 14 * HOUR_MS)).toBe(6)
  expect(runUpTo(last, '2026-03-03', START + 25 * HOUR_MS)).toBe(0)
  expect(runUpTo(undefined, '2026-03-03', START)).toBe(0)
})

test('every seventh day brings more, and milestones come on top', () => {
  const total = Array.from({ length: 30 }, (_, at) => pointsFor(at + 1, rules))
  expect(total.slice(0, 8)).toEqual([1, 1, 1, 1, 1, 1, 5, 1])
  expect(total[29]).toBe(11)
  expect(aheadOf(30, rules).map(({ days }) => days)).toEqual([100, 365])
})

test('days and months begin where the person is', () => {
  const eve = Date.UTC(2026, 10, 30, 17)
  expect(dayIn(eve, 'Asia/Shanghai')).toBe('2026-12-01')
  expect(dayIn(eve, 'America/New_York')).toBe('2026-11-30')
  for (const unknown of ['Nowhere/City', '', '+08:00', '北京']) expect(dayIn(eve, unknown)).toBeUndefined()
  expect(monthBegan(eve, 'Asia/Shanghai')).toBe(Date.UTC(2026, 10, 30, 16))
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 900 }), (where, day) => {
      const now = START + day * DAY_MS
      const began = monthBegan(now, where) ?? 0
      expect(dayIn(began, where)?.slice(-2)).toBe('01')
      expect(dayIn(began - 1, where)?.slice(0, 7)).not.toBe(dayIn(now, where)?.slice(0, 7))
      expect(dayIn(began, where)?.slice(0, 7)).toBe(dayIn(now, where)?.slice(0, 7))
    }),
    { numRuns: 60 },
  )
})
