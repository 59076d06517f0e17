import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { formatIds, formatOf } from '#packages/export/formats.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { missingPictures, noPictures, picturesInFolder, wordPictures } from './document-pictures.ts'
import { needsBrowser } from './make-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'huajian-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'own/deep'), { recursive: true })
const red = sharp({ create: { width: 40, height: 60, channels: 3, background: '#c00' } })
const jpeg = await red
  .clone()
  .withExif({ IFD0: { Artist: 'somebody' } })
  .jpeg()
  .toBuffer()
const png = await red.clone().png().toBuffer()
const webp = await red.clone().webp().toBuffer()
writeFileSync(join(folder, 'own/me.jpg'), jpeg)
writeFileSync(join(folder, 'own/deep/me 二.png'), png)
writeFileSync(join(folder, 'secret.png'), png)
writeFileSync(join(folder, 'own/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
symlinkSync(join(folder, 'secret.png'), join(folder, 'own/link.png'))
const pictures = picturesInFolder(join(folder, 'own'))
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

test('a picture beside the document is found, freed of what the camera wrote into it', async () => {
  const made = (await pictures('me.jpg')) ?? Buffer.alloc(0)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 })
  expect(made.includes('somebody')).toBe(false)
  expect(await pictures('deep/me 二.png')).toBeDefined()
})

test.each([
  '../secret.png',
  'link.png',
  join(folder, 'secret.png'),
  'gone.png',
  'deep',
  'drawing.svg',
  'https://example.com/me.png',
  '.',
  '',
])('%s is not the document’s picture', async (name) => {
  expect(await pictures(name)).toBeUndefined()
})

test('Word gets what it can read', async () => {
  const read = wordPictures(pictures)
  expect(await read('me.jpg')).toMatchObject({ type: 'image/png', width: 40, height: 60 })
  expect(await read(dataUrl('jpeg', jpeg))).toMatchObject({ type: 'image/jpeg', width: 40, height: 60 })
  expect(await read(dataUrl('webp', webp))).toMatchObject({ type: 'image/png', width: 40, height: 60 })
  expect(await read('sample-chef')).toMatchObject({ type: 'image/png', width: 300, height: 400 })
  expect(await read('sample-art-shop')).toMatchObject({ type: 'image/png', width: 640, height: 720 })
  await expect(read(dataUrl('webp', Buffer.from('<svg/>')))).rejects.toThrow()
})

const withPortrait = (avatar: string): Document => {
  const document = sampleDocument(personOf('chef', 'zh'))
  for (const { kind, items } of document.sections)
    if (kind === 'base_info') Object.assign(items[0]?.data ?? {}, { avatar })
  return document
}

test('pictures that cannot be had are named', async () => {
  expect(await missingPictures(withPortrait('sample-chef'), noPictures)).toEqual([])
  expect(await missingPictures(withPortrait(dataUrl('png', png)), noPictures)).toEqual([])
  expect(await missingPictures(withPortrait('me.jpg'), pictures)).toEqual([])
  expect(await missingPictures(withPortrait('me.jpg'), noPictures)).toEqual(['me.jpg'])
  expect(await missingPictures(withPortrait('sample-nobody'), pictures)).toEqual(['sample-nobody'])
  const broken = dataUrl('png', png.subarray(0, 60))
  expect(await missingPictures(withPortrait(broken), pictures)).toEqual([broken.slice(0, 30)])
})

test('what is made in Node is what comes from the document itself', async () => {
  for (const format of formatIds)
    expect([format, needsBrowser(format)]).toEqual([
      format,
      (await formatOf(format).load()).from !== 'document',
    ])
})
