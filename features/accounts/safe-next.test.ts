import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/profile/resume?x=1', '/profile/resume?x=1'],
  ['//evil.example.com', '/profile'],
  ['/\\evil.example.com', '/profile'],
  ['https://evil.example.com', '/profile'],
  ['javascript:alert(1)', '/profile'],
  ['/\t/evil.example.com', '/profile'],
  ['/\n\\evil.example.com', '/profile'],
  ['/.//evil.example.com', '/profile'],
  ['/x/..//evil.example.com', '/profile'],
  ['/简历?q=一#二', '/%E7%AE%80%E5%8E%86?q=%E4%B8%80#%E4%BA%8C'],
  ['/%2F%2Fevil.example.com', '/%2F%2Fevil.example.com'],
  ['', '/profile'],
  [null, '/profile'],
])('%j leads to %s', (next, target) => {
  expect(safeNext(next)).toBe(target)
})
