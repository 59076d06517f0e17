import { expect, test } from 'vitest'
import { megabytes } from './megabytes.ts'

test.each([
  [0, '0'],
  [1, '0.1'],
  [1.21 * 1024 * 1024, '1.3'],
  [42.2 * 1024 * 1024, '43'],
  [50 * 1024 * 1024, '50'],
])('%d bytes are %s MB', (bytes, shown) => {
  expect(megabytes(bytes)).toBe(`${shown}\u00a0MB`)
})
