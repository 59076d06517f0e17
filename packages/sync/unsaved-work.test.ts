import { expect, test } from 'vitest'
import { VISITOR } from '#packages/local-data/owner.ts'
import { isLeftByAnother } from './unsaved-work.ts'

test.each([
  ['another account’s', 'ada', 'bob', false, true],
  ['an account’s for a visitor', 'ada', VISITOR, false, true],
  ['one’s own', 'ada', 'ada', false, false],
  ['a visitor’s draft', VISITOR, VISITOR, true, false],
  ['of an earlier version, of no draft, for a visitor', undefined, VISITOR, false, true],
  [
    'of an earlier version, while an account may still prove that it is its own',
    undefined,
    'ada',
    false,
    false,
  ],
] as const)('whose journal ends with the session: %s', (_, owner, current, isOfDraft, expected) => {
  expect(isLeftByAnother(owner === undefined ? {} : { owner }, current, isOfDraft)).toBe(expected)
})
