import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/profile/resume?x=1', '/profile/resume?x=1'],
  ['//evil.example.com', '/profile'],
  ['/\\evil.example.com', '/profile'],
  ['https://evil.example.com', '/profile'],
  ['javascript:alert(1)', '/profile'],
  ['', '/profile'],
  [null, '/profile'],
])('%j leads to %s', (next, target) => {
  expect(safeNext(next)).toBe(target)
})
