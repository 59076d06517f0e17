import { expect, test } from 'vitest'
import { factorOf, stepped } from './zoom.ts'

const A4 = { width: 794, height: 1123 }

test('fit modes depend on the available space, numbers do not; both are clamped', () => {
  expect(factorOf('width', { width: 397, height: 900 }, A4)).toBe(0.5)
  expect(factorOf('width', { width: 3000, height: 900 }, A4)).toBe(1.25)
  expect(factorOf('page', { width: 3000, height: 561.5 }, A4)).toBe(0.5)
  expect(factorOf('page', { width: 397, height: 2000 }, A4)).toBe(0.5)
  expect(factorOf(1.5, { width: 100, height: 100 }, A4)).toBe(1.5)
  expect(factorOf(99, { width: 100, height: 100 }, A4)).toBe(4)
  expect(factorOf('width', { width: -20, height: 10 }, A4)).toBe(0.25)
})

test('steps go to the next round number and stop at the ends', () => {
  expect(stepped(0.923, 1)).toBe(1)
  expect(stepped(0.923, -1)).toBe(0.9)
  expect(stepped(1, 1)).toBe(1.1)
  expect(stepped(4, 1)).toBe(4)
  expect(stepped(0.25, -1)).toBe(0.25)
})
