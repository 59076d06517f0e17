import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

test('runs hold each number once, nothing else, and no two of them meet', () => {
  const rising = fc.uniqueArray(fc.nat(60)).map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(rising, (numbers) => {
      const runs = runsOf(numbers)
      const told = runs.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      )
      expect(told).toEqual(numbers)
      for (const [at, [first]] of runs.entries()) expect(runs[at - 1]?.[1]).not.toBe(first - 1)
    }),
  )
})
