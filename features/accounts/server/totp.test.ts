import { expect, test } from 'vitest'
import { encode32, newTotpSecret, stepAt, stepOfCode, totpAt, totpUri } from './totp.ts'

const secret = encode32(new TextEncoder().encode('12345678901234567890'))

test('the codes of RFC 6238', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const)
    expect(totpAt(secret, stepAt(seconds * 1000))).toBe(code)
})

test('a code is good half a minute early or late, and never twice', () => {
  const now = 1_800_000_015_000
  const step = stepAt(now)
  for (const by of [-1, 0, 1]) expect(stepOfCode(secret, totpAt(secret, step + by), now, 0)).toBe(step + by)
  for (const by of [-2, 2]) expect(stepOfCode(secret, totpAt(secret, step + by), now, 0)).toBeUndefined()
  expect(stepOfCode(secret, totpAt(secret, step), now, step)).toBeUndefined()
  expect(stepOfCode(secret, totpAt(secret, step - 1), now, step)).toBeUndefined()
  expect(stepOfCode(secret, '', now, 0)).toBeUndefined()
})

test('secrets are 160 bits of chance, and the address has no raw sign in it', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpUri('ABC', 'a&b@example.com')).toBe(
    'otpauth://totp/%E8%8A%B1%E7%AC%BA%3Aa%26b%40example.com?secret=ABC&issuer=%E8%8A%B1%E7%AC%BA',
  )
})
