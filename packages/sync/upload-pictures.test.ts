import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { withUploadedPictures } from './upload-pictures.ts'

const address = (bytes: number[]) => `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`

test('every picture is uploaded once, wherever it is used, and nothing else changes', async () => {
  const face = address([137, 80, 78, 71])
  const ground = address([1, 2, 3, 250])
  const document = blankDocument('简历')
  document.page.background.picture = ground
  const item = { id: 'me', data: { name: 'data:image/不是图片', avatar: face } }
  const section = {
    id: 's',
    kind: 'base_info',
    variant: 1,
    region: 'main' as const,
    title: '',
    visible: true,
    items: [item, { ...item, id: 'again' }],
    props: {},
    style: {},
  }
  document.sections = [section]
  const sent: number[][] = []
  const uploaded = await withUploadedPictures(document, async (picture) => {
    sent.push([...new Uint8Array(await picture.arrayBuffer())])
    expect(picture.type).toBe('image/png')
    return `file-${sent.length}`
  })
  expect(sent.sort()).toEqual([
    [1, 2, 3, 250],
    [137, 80, 78, 71],
  ])
  expect(JSON.parse(JSON.stringify(uploaded).replaceAll(/file-\d/g, 'file'))).toEqual(
    JSON.parse(JSON.stringify(document).replaceAll(face, 'file').replaceAll(ground, 'file')),
  )
})

test('a document without pictures is the same object', async () => {
  const document = blankDocument('简历')
  expect(await withUploadedPictures(document, () => Promise.reject(new Error('nothing to send')))).toBe(
    document,
  )
})
