import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSeal, sealWith } from './seal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huajian-seal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const secrets = fc.oneof(fc.string(), fc.constantFrom('', '密钥🔑', 'x'.repeat(5000)))

test('any secret comes back, by the same key and for the same purpose only', () => {
  fc.assert(
    fc.property(secrets, fc.string(), fc.string(), (secret, purpose, other) => {
      fc.pre(purpose !== other)
      const sealed = sealWith('a key of the operator').close(secret, purpose)
      expect(sealWith('a key of the operator').open(sealed, purpose)).toBe(secret)
      expect(sealWith('a key of the operator').open(sealed, other)).toBeUndefined()
      expect(sealWith('another key').open(sealed, purpose)).toBeUndefined()
    }),
    { numRuns: 40 },
  )
})

test('what was altered does not open, whichever byte it was', () => {
  const seal = sealWith('a key of the operator')
  const bytes = Buffer.from(seal.close('sk-secret', 'x').slice(3), 'base64url')
  for (const at of bytes.keys()) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
    expect(seal.open(`v1.${altered.toString('base64url')}`, 'x')).toBeUndefined()
  }
  for (const rubbish of ['', 'v1', 'v1.', 'v2.abc', 'sk-secret', `v1.${'A'.repeat(20)}`])
    expect(seal.open(rubbish, 'x')).toBeUndefined()
})

test('a mark is the same for the same text, purpose and key, and for no other', () => {
  const marks = ['k', 'l'].flatMap((key) =>
    ['welcome', 'invite'].flatMap((purpose) =>
      ['a@example.com', 'b@example.com'].map((text) => sealWith(key).mark(text, purpose)),
    ),
  )
  expect(new Set(marks).size).toBe(8)
  expect(sealWith('k').mark('a@example.com', 'welcome')).toBe(marks[0])
})

test('the same secret is never sealed to the same text', () => {
  const seal = sealWith('k')
  expect(seal.close('sk-secret', 'x')).not.toBe(seal.close('sk-secret', 'x'))
})

test('without a key of the operator one is made once, for the owner of the data alone', () => {
  const sealed = openSeal(undefined, folder).close('sk-secret', 'x')
  expect(openSeal(undefined, folder).open(sealed, 'x')).toBe('sk-secret')
  expect(openSeal('set later', folder).open(sealed, 'x')).toBeUndefined()
  if (process.platform !== 'win32') expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})

test('an empty key file stops the start, in words', () => {
  writeFileSync(join(folder, 'secret.key'), '\n')
  expect(() => openSeal(undefined, folder)).toThrow(/SECRET_KEY/)
})
