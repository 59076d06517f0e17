import { expect, test } from 'vitest'
import { painted } from '#test/kit/pictures.ts'
import { readPicture } from './picture.ts'

const codes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? 'read' : one.reason.code))

test('pictures that wait are few, of one person fewer, and who goes away waits no longer', async () => {
  const bytes = await painted(8, 8)
  const of = (requester: string, count: number) =>
    Array.from({ length: count }, () => readPicture(bytes, { requester }))
  const gone = new AbortController()

  // Two are read and eight wait.
  const one = codes(of('one', 11))
  const other = codes(of('other', 6))
  const leaving = expect(readPicture(bytes, { requester: 'third', signal: gone.signal })).rejects.toThrow(
    'gone',
  )
  // The renderer of the command line reads as many as a document has.
  const own = codes(Array.from({ length: 30 }, () => readPicture(bytes)))
  const late = codes(of('fourth', 1))
  gone.abort(new Error('gone'))
  await leaving
  expect(await one).toEqual([...Array<string>(10).fill('read'), 'busy'])
  expect(await other).toEqual(Array<string>(6).fill('read'))
  expect([await own, await late]).toEqual([Array<string>(30).fill('read'), ['busy']])
  expect(await codes(of('one', 2))).toEqual(['read', 'read'])
})
