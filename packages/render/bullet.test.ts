import { expect, test } from 'vitest'
import { bulletOf } from './bullet.ts'

test('signs are for points: what is counted stays counted, and gives way to none alone', () => {
  expect(bulletOf({ list: 'number' }, 'square', 'dot')).toBe('number')
  expect(bulletOf({ list: 'number' }, 'none', 'dot')).toBe('none')
  expect(bulletOf({ list: 'number' }, undefined, 'dot')).toBe('number')
  expect(bulletOf({ list: 'bullet' }, 'square', 'dot')).toBe('square')
  expect(bulletOf({ list: 'bullet' }, 'decimal', 'dot')).toBe('number')
  expect(bulletOf({ list: 'bullet' }, undefined, 'ring')).toBe('ring')
})
