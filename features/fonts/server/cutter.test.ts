import { expect, test } from 'vitest'
import { openCutter } from './cutter.ts'

test('lets those who wait go first', async () => {
  const cutter = openCutter()
  const order: string[] = []
  const cut = async (slice: number, urgency: 'now' | 'later') => {
    await cutter.cut({ face: 'sans-400', slice }, urgency)
    order.push(`${slice} ${urgency}`)
  }
  await Promise.all([cut(5, 'later'), cut(6, 'later'), cut(7, 'now'), cut(8, 'now')])
  expect(order).toEqual(['5 later', '7 now', '8 now', '6 later'])
})

test('says what it could not cut, and cuts the next', async () => {
  const cutter = openCutter()
  const wrong = cutter.cut({ face: 'sans-400', slice: 9999 }, 'now')
  const right = cutter.cut({ face: 'sans-400', slice: 1 }, 'now')
  await expect(wrong).rejects.toThrow('cutting slice 9999 of sans-400 failed')
  expect((await right).length).toBeGreaterThan(1000)
})

test('cuts the slices of the open face first, and starts again after it was idle', async () => {
  const cutter = openCutter(0)
  const order: string[] = []
  const cut = async (face: 'sans-400' | 'sans-700', slice: number) => {
    await cutter.cut({ face, slice }, 'now')
    order.push(`${face}/${slice}`)
  }
  await Promise.all([cut('sans-400', 5), cut('sans-700', 5), cut('sans-400', 6)])
  await new Promise((resolve) => setImmediate(resolve))
  await cut('sans-700', 6)
  expect(order).toEqual(['sans-400/5', 'sans-400/6', 'sans-700/5', 'sans-700/6'])
})
