import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#packages/api/new-id.ts'
import { checkedKey } from './blobs.ts'

test('a key is refused or stays inside the folder, whatever it is', () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', 'a', 'avatars', '%2e%2e', '\0', ' ', 'x.webp', 'A')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (key) => {
        try {
          checkedKey(key)
        } catch {
          return
        }
        expect(resolve(sep, 'files', key).startsWith(`${sep}files${sep}`)).toBe(true)
      },
    ),
  )
})

test('ids sort by time and do not repeat', () => {
  const early = newId(Date.UTC(2026, 0))
  const late = newId(Date.UTC(2026, 1))
  expect(early < late).toBe(true)
  expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000)
  expect(() => checkedKey(`files/${early}.webp`)).not.toThrow()
})
