import { expect, test } from 'vitest'
import { clockOf, wishOf } from './keys.ts'

const press = (key: string, typed = '', more = {}) =>
  wishOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, typed, 12)

test('the keys of a presentation, and of a presenter’s remote', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'N'])
    expect(press(key)).toEqual({ does: 'go', by: 1 })
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p'])
    expect(press(key)).toEqual({ does: 'go', by: -1 })
  expect(press('Home')).toEqual({ does: 'jump', to: 0 })
  expect(press('End')).toEqual({ does: 'jump', to: 11 })
  expect(press('B')).toEqual({ does: 'screen', to: 'black' })
  expect(press(',')).toEqual({ does: 'screen', to: 'white' })
  expect(press('s')).toEqual({ does: 'speaker' })
  expect(press('Escape')).toEqual({ does: 'leave' })
})

test('digits and Enter go to a slide; keys of the browser stay the browser’s', () => {
  expect(press('1')).toEqual({ does: 'digit', digit: '1' })
  expect(press('Enter', '10')).toEqual({ does: 'jump', to: 9 })
  expect(press('p', '', { ctrlKey: true })).toBeUndefined()
  expect(press('F11')).toBeUndefined()
})

test('how long it has been', () => {
  expect(clockOf(0)).toBe('00:00')
  expect(clockOf(754)).toBe('12:34')
  expect(clockOf(3725)).toBe('1:02:05')
})
