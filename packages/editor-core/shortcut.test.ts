import { expect, test } from 'vitest'
import { isTyped, keysOf, matches } from './shortcut.ts'

const press = (
  key: string,
  modifiers: Partial<Record<'ctrl' | 'meta' | 'shift' | 'alt', true>> = {},
  code = '',
) => ({
  key,
  code,
  ctrlKey: modifiers.ctrl ?? false,
  metaKey: modifiers.meta ?? false,
  shiftKey: modifiers.shift ?? false,
  altKey: modifiers.alt ?? false,
})

test('mod is ⌘ on Apple machines and Ctrl elsewhere', () => {
  expect(matches(press('z', { meta: true }), 'mod+z', true)).toBe(true)
  expect(matches(press('z', { ctrl: true }), 'mod+z', true)).toBe(false)
  expect(matches(press('z', { ctrl: true }), 'mod+z', false)).toBe(true)
  expect(matches(press('Z', { ctrl: true, shift: true }), 'mod+z', false)).toBe(false)
  expect(matches(press('Z', { ctrl: true, shift: true }), 'mod+shift+z', false)).toBe(true)
})

test('letters match by position in other scripts; signs match with or without Shift', () => {
  expect(matches(press('я', { ctrl: true }, 'KeyZ'), 'mod+z', false)).toBe(true)
  expect(matches(press('?', { shift: true }), '?', false)).toBe(true)
  expect(matches(press('?'), '?', false)).toBe(true)
  expect(matches(press('+', { ctrl: true, shift: true }), 'mod++', false)).toBe(true)
  expect(matches(press('ArrowUp', { alt: true }), 'alt+arrowup', true)).toBe(true)
})

test('shortcuts that would type a character are recognised', () => {
  expect(isTyped('?')).toBe(true)
  expect(isTyped('p')).toBe(true)
  expect(isTyped('mod+k')).toBe(false)
  expect(isTyped('alt+arrowup')).toBe(false)
})

test('keys have the labels of the keyboard', () => {
  expect(keysOf('mod+shift+z', true)).toEqual(['⇧', '⌘', 'Z'])
  expect(keysOf('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keysOf('alt+arrowup', false)).toEqual(['Alt', '↑'])
})
