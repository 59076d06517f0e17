import { expect, test, vi } from 'vitest'
import { watchBackCache } from './back-cache.ts'

const brought = (
  left: string | undefined,
  now: string | undefined,
  shown: string | undefined,
  persisted = true,
) => {
  const target = new EventTarget()
  const reload = vi.fn()
  let token = left
  watchBackCache({ target, token: () => token, shown: () => shown, reload })
  target.dispatchEvent(new Event('pagehide'))
  token = now
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return reload.mock.calls.length === 1
}

test.each([
  ['still signed in', 'a', 'a', 'person', false],
  ['still a visitor', undefined, undefined, undefined, false],
  ['signed out elsewhere', 'a', undefined, 'person', true],
  ['signed out here: the token was removed before the page was left', undefined, undefined, 'person', true],
  ['signed out here, and another user signed in', undefined, 'b', 'person', true],
  ['another user', 'a', 'b', 'person', true],
  ['a visitor who signed in', undefined, 'a', undefined, true],
] as const)('a page restored by the Back button: %s', (_, left, now, shown, isReloaded) => {
  expect(brought(left, now, shown)).toBe(isReloaded)
})

test('ignores a page that is loaded normally', () => {
  expect(brought('a', undefined, 'person', false)).toBe(false)
})
