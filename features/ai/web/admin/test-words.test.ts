import { expect, test } from 'vitest'
import { failureCodes } from '#packages/ai/engine.ts'
import { testWordFor, testWords } from './test-words.ts'

test('every failure with every status is told in words', () => {
  for (const failure of failureCodes)
    for (const status of [
      null,
      200,
      204,
      302,
      400,
      401,
      402,
      403,
      404,
      405,
      408,
      413,
      422,
      429,
      500,
      502,
      503,
    ])
      expect(testWords.en[testWordFor(failure, status, 'kept')], `${failure} ${status}`).toBeTruthy()
})

test('what the operator can mend is told apart', () => {
  expect(testWordFor('refused', null, 'unreadable')).toBe('unreadable')
  expect(testWordFor('refused', null, 'kept')).toBe('refused')
  expect(testWordFor('refused', 401, 'kept')).toBe('key')
  expect(testWordFor('refused', 401, 'none')).toBe('keyless')
  expect(testWordFor('refused', 402, 'kept')).toBe('unpaid')
  expect(testWordFor('refused', 429, 'kept')).toBe('unpaid')
  expect(testWordFor('refused', 404, 'kept')).toBe('nowhere')
  expect(testWordFor('refused', 302, 'kept')).toBe('elsewhere')
  expect(testWordFor('refused', 400, 'kept')).toBe('refused')
  expect(testWordFor('unreachable', null, 'kept')).toBe('unreachable')
  expect(testWordFor('unreachable', 502, 'kept')).toBe('fault')
})
