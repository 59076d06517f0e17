import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultMoney } from '#packages/settings/settings.ts'
import { differences, rebased, valueAt, withAt } from './leaves.ts'

const numbers = [
  ['plans', 'month', 'priceFen'],
  ['plans', 'year', 'documents'],
  ['points', 'welcome'],
  ['points', 'checkIn', 'usual'],
  ['points', 'packagesFen'],
] as const

const change = fc.tuple(fc.constantFrom(...numbers), fc.integer({ min: 1, max: 99 }))
const changed = (changes: readonly (readonly [readonly string[], number])[]) =>
  changes.reduce<unknown>(
    (money, [path, value]) => withAt(money, path, path.at(-1) === 'packagesFen' ? [value] : value),
    defaultMoney,
  )

test('applying all differences to one value gives the other and changes nothing else', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const after = changed(changes)
      const found = differences(defaultMoney, after)
      expect(rebased(defaultMoney, after, defaultMoney)).toEqual(after)
      for (const { path, after: value } of found) expect(valueAt(after, path)).toEqual(value)
      expect(differences(after, after)).toEqual([])
    }),
  )
})

test("merges changes of two admins; in a conflict, one's own value wins", () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (mine, theirs) => {
      const [one, other] = [changed(mine), changed(theirs)]
      const merged = rebased(defaultMoney, one, other)
      for (const path of numbers) {
        const touched = differences(defaultMoney, one).some((each) => each.path.join() === path.join())
        expect(valueAt(merged, path)).toEqual(valueAt(touched ? one : other, path))
      }
    }),
  )
})
