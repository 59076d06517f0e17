import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenOf, yuanOf } from './yuan.ts'

test('every amount goes to yuan and back, to the fen', () => {
  fc.assert(fc.property(fc.nat(10_000_000), (fen) => fenOf(yuanOf(fen)) === fen))
  expect(['9', '9.9', '9.90', '0.01'].map(fenOf)).toEqual([900, 990, 990, 1])
})

test.each(['', '9.', '.9', '-1', '1e3', '9.901', ' 9', '9,90', 'NaN', undefined, null])(
  '%j is no amount',
  (given) => expect(fenOf(given)).toBeUndefined(),
)
