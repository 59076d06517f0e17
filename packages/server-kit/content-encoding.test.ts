import { expect, test } from 'vitest'
import { encodingFor } from './content-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0.0, identity', 'identity'],
  ['*', 'identity'],
  ['brotli', 'identity'],
])('a client that accepts %j is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
