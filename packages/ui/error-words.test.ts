import { expect, test } from 'vitest'
import { toastTable } from '#test/specification.ts'
import { errorWordFor, errorWords } from './error-words.ts'

test.each(toastTable)('status %s says %s', (status, message) => {
  expect(errorWords.zh[errorWordFor(status)]).toBe(message)
  expect(errorWords.en[errorWordFor(status)]).not.toMatch(/\p{Script=Han}/u)
})
