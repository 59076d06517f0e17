import { expect, test } from 'vitest'
import { isTyped, keysOf, matches } from './shortcut.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrl' | 'meta' | 'shift' | 'alt', true>> = {},
  code = '',
) => ({
  key,
  code,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
})

test('one shortcut, two kinds of machines', () => {
  expect(matches(press('z', { meta: true }), 'mod+z', true)).toBe(true)
  expect(matches(press('z', { ctrl: true }), 'mod+z', true)).toBe(false)
  expect(matches(press('z', { ctrl: true }), 'mod+z', false)).toBe(true)
  expect(matches(press('Z', { ctrl: true, shift: true }), 'mod+z', false)).toBe(false)
  expect(matches(press('Z', { ctrl: true, shift: true }), 'mod+shift+z', false)).toBe(true)
})

test('letters count by their place under another script; signs however they are typed', () => {
  expect(matches(press('я', { ctrl: true }, 'KeyZ'), 'mod+z', false)).toBe(true)
  expect(matches(press('?', { shift: true }), '?', false)).toBe(true)
  expect(matches(press('?'), '?', false)).toBe(true)
  expect(matches(press('+', { ctrl: true, shift: true }), 'mod++', false)).toBe(true)
  expect(matches(press('ArrowUp', { alt: true }), 'alt+arrowup', true)).toBe(true)
})

test('what would be typed is known', () => {
  expect(isTyped('?')).toBe(true)
  expect(isTyped('p')).toBe(true)
  expect(isTyped('mod+k')).toBe(false)
  expect(isTyped('alt+arrowup')).toBe(false)
})

test('keys are named as on the caps', () => {
  expect(keysOf('mod+shift+z', true)).toEqual(['⇧', '⌘', 'Z'])
  expect(keysOf('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keysOf('alt+arrowup', false)).toEqual(['Alt', '↑'])
})
