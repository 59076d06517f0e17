import { expect, test } from 'vitest'
import { openCutter } from './cutter.ts'

test('lets those who wait go first', async () => {
  const cutter = openCutter(1)
  const order: string[] = []
  const cut = async (slice: number, urgency: 'now' | 'later') => {
    await cutter.cut({ face: 'sans-400', slice }, urgency)
    order.push(`${slice} ${urgency}`)
  }
  await Promise.all([cut(5, 'later'), cut(6, 'later'), cut(7, 'now'), cut(8, 'now')])
  expect(order).toEqual(['5 later', '7 now', '8 now', '6 later'])
})

test('says what it could not cut, and cuts the next', async () => {
  const cutter = openCutter(1)
  const wrong = cutter.cut({ face: 'sans-400', slice: 9999 }, 'now')
  const right = cutter.cut({ face: 'sans-400', slice: 1 }, 'now')
  await expect(wrong).rejects.toThrow('cutting slice 9999 of sans-400 failed')
  expect((await right).length).toBeGreaterThan(1000)
})
