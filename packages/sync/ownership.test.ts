import { expect, test } from 'vitest'
import { VISITOR } from '#packages/local-data/owner.ts'
import { isOwnedBy } from './ownership.ts'

test.each([
  ['an account’s own, found or not', 'ada', 'ada', [true, true]],
  ['another account’s, never', 'ada', 'bob', [false, false]],
  ['an account’s for a visitor, never', 'ada', VISITOR, [false, false]],
  ['a visitor’s own, found or not', VISITOR, VISITOR, [true, true]],
  ['a visitor’s for an account, once the document is there', VISITOR, 'ada', [true, false]],
  ['one of an earlier version, once the server gave the document', undefined, 'bob', [true, false]],
  ['one of an earlier version for a visitor, where the draft is', undefined, VISITOR, [true, false]],
] as const)('%s', (_, recordOwner, owner, expected) => {
  expect([true, false].map((isProven) => isOwnedBy(recordOwner, owner, isProven))).toEqual(expected)
})
