import { expect, test } from 'vitest'
import { actionOf, clockOf } from './keys.ts'

const press = (key: string, typed = '', more = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, typed, 12)

test('the keys of a presentation, and of a presenter’s remote', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'N'])
    expect(press(key)).toEqual({ type: 'go', by: 1 })
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p'])
    expect(press(key)).toEqual({ type: 'go', by: -1 })
  expect(press('Home')).toEqual({ type: 'jump', to: 0 })
  expect(press('End')).toEqual({ type: 'jump', to: 11 })
  expect(press('B')).toEqual({ type: 'screen', to: 'black' })
  expect(press(',')).toEqual({ type: 'screen', to: 'white' })
  expect(press('s')).toEqual({ type: 'speaker' })
  expect(press('Escape')).toEqual({ type: 'leave' })
})

test('digits and Enter go to a slide; shortcuts of the browser are not handled', () => {
  expect(press('1')).toEqual({ type: 'digit', digit: '1' })
  expect(press('Enter', '10')).toEqual({ type: 'jump', to: 9 })
  expect(press('p', '', { ctrlKey: true })).toBeUndefined()
  expect(press('F11')).toBeUndefined()
})

test('elapsed time has hours only when needed', () => {
  expect(clockOf(0)).toBe('00:00')
  expect(clockOf(754)).toBe('12:34')
  expect(clockOf(3725)).toBe('1:02:05')
})
