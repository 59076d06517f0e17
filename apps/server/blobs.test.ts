import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#test/kit/s3.ts'
import { openBlobs } from './blobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'huajian-blobs-'))
let s3Url = ''
let stopS3 = async () => {}

beforeAll(async () => {
  const s3 = await startS3()
  s3Url = s3.url
  stopS3 = s3.stop
})
afterAll(() => stopS3())

describe.each([
  ['a folder', () => openBlobs({ s3Url: undefined, folder })],
  ['a bucket', () => openBlobs({ s3Url, folder: '' })],
])('blobs in %s', (_, open) => {
  const picture = Uint8Array.from({ length: 5000 }, (_, index) => index % 251)

  test('what was put comes back byte for byte, until it is deleted', async () => {
    const blobs = open()
    await blobs.put('avatars/ab12.webp', picture, 'image/webp')
    expect(await blobs.get('avatars/ab12.webp')).toEqual(expect.objectContaining({ length: 5000 }))
    expect(
      Buffer.compare(Buffer.from((await blobs.get('avatars/ab12.webp')) ?? []), Buffer.from(picture)),
    ).toBe(0)
    await blobs.delete('avatars/ab12.webp')
    expect(await blobs.get('avatars/ab12.webp')).toBeUndefined()
  })

  test('all are listed, in folders too, and nothing else', async () => {
    const blobs = open()
    const keys = Array.from({ length: 12 }, (_, at) => `files/o${at % 3}/${at}.webp`).sort()
    for (const key of keys) await blobs.put(key, picture, 'image/webp')
    expect(await blobs.list()).toEqual(keys)
    for (const key of keys) await blobs.delete(key)
    expect(await blobs.list()).toEqual([])
  })

  test('what is not there is undefined', async () => {
    expect(await open().get('nothing/here')).toBeUndefined()
  })

  test.each(['../escape', '/etc/passwd', 'a/../../b', 'a\\b', '', 'A B', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(open().put(key, picture, 'image/webp')).rejects.toThrow('not a blob key')
      await expect(open().get(key)).rejects.toThrow('not a blob key')
    },
  )
})

test('no half-written file is left behind', () => {
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual(
    [],
  )
})
