import { expect, test } from 'vitest'
import { givenFile } from './given-file.ts'

test('a file whose size is 500 MB is refused before any byte is read', async () => {
  let isRead = false
  const reading = await givenFile({
    name: 'resume.pdf',
    size: 500 * 1024 * 1024,
    arrayBuffer: async () => {
      isRead = true
      return new ArrayBuffer(0)
    },
  })
  expect(reading).toEqual({ ok: false, problem: 'too-large' })
  expect(isRead).toBe(false)
})

test('a deleted file is reported as unreadable, any other is read as bytes', async () => {
  const gone = { name: 'a', size: 4, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }
  expect(await givenFile(gone)).toMatchObject({ ok: false, problem: 'broken' })
  expect(await givenFile(new File(['abcd'], 'b.txt'))).toEqual({
    name: 'b.txt',
    bytes: new TextEncoder().encode('abcd'),
  })
})
