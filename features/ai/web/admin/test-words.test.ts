import { expect, test } from 'vitest'
import { failureCodes } from '#packages/ai/engine.ts'
import { testWordFor, testWords } from './test-words.ts'

const ended = (status: number | null) => ({ status, isAddressRefused: false })

test('every failure with every status has a message', () => {
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
      expect(testWords.en[testWordFor(failure, ended(status), 'kept')], `${failure} ${status}`).toBeTruthy()
})

test('failures that the operator can fix have messages of their own', () => {
  expect(testWordFor('refused', ended(null), 'unreadable')).toBe('unreadable')
  expect(testWordFor('refused', ended(null), 'kept')).toBe('refused')
  expect(testWordFor('refused', ended(401), 'kept')).toBe('key')
  expect(testWordFor('refused', ended(401), 'none')).toBe('keyless')
  expect(testWordFor('refused', ended(402), 'kept')).toBe('unpaid')
  expect(testWordFor('refused', ended(429), 'kept')).toBe('unpaid')
  expect(testWordFor('refused', ended(404), 'kept')).toBe('nowhere')
  expect(testWordFor('refused', ended(302), 'kept')).toBe('elsewhere')
  expect(testWordFor('refused', ended(400), 'kept')).toBe('refused')
  expect(testWordFor('unreachable', ended(null), 'kept')).toBe('unreachable')
  expect(testWordFor('unreachable', ended(502), 'kept')).toBe('fault')
  expect(testWordFor('refused', { status: null, isAddressRefused: true }, 'kept')).toBe('address')
})
