import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { type EditorPage, settled, startEditorPages } from '#test/kit/editor-page.ts'
import { painted } from '#test/kit/pictures.ts'
import { inWorker } from '#test/kit/worker.ts'

let editors: Awaited<ReturnType<typeof startEditorPages>>
inWorker.beforeAll(async ({ chromium, partPages }) => {
  editors = await startEditorPages(chromium, partPages)
  return editors.stop
})

const sectionIn = ({ sections }: Document, kind: string) => sections.find((one) => one.kind === kind)

/** A picture in a document: its size, and the colours of its corners. */
const read = async (src: unknown) => {
  const image = sharp(Buffer.from(String(src).split(',')[1] ?? '', 'base64'))
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3)
    return red > blue ? 'red' : 'blue'
  }
  const [right, low] = [info.width - 3, info.height - 3]
  return { ratio: info.width / info.height, corners: [at(2, 2), at(right, 2), at(2, low), at(right, low)] }
}

const choose = async (page: Page, opener: string, picture: Buffer) => {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: opener, exact: true }).click()
  await (await chosen).setFiles({ name: 'work.png', mimeType: 'image/png', buffer: picture })
}

const firstWork = async ({ document }: EditorPage) =>
  sectionIn(await document(), 'works_display')?.items[0]?.data.picture

test('a picture of a project is used whole, or cropped by a frame that the user draws', async () => {
  const editor = await editors.open({ only: ['works_display'] })
  const { page, head } = editor
  await head('作品').click()
  await page.evaluate(() =>
    window.editor.edit(({ sections }) => {
      for (const one of sections) if (one.kind === 'works_display') one.variant = 2
    }),
  )
  await choose(page, '图片：选择图片', await painted(1000, 500))
  await page.getByRole('button', { name: '图片：已选图片' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const whole = await firstWork(editor)
  expect(await read(whole)).toEqual({ ratio: 2, corners: ['red', 'blue', 'red', 'blue'] })
  const work = (await editor.sectionOf('works_display')).items[0]?.id
  const drawn = page.locator(`[data-stage] img[data-item="${work}"]`)
  await settled(() => drawn.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)

  await page.getByRole('button', { name: '图片：裁剪' }).click()
  const dialog = page.getByRole('dialog', { name: '裁剪图片' })
  const frame = await dialog.getByRole('group').boundingBox()
  const corner = dialog.getByRole('button', { name: '右下角' })
  const [from, size] = [await corner.boundingBox(), frame]
  if (!from || !size) throw new Error('there is no frame')
  await page.mouse.move(from.x + 12, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 12 - size.width * 0.6, from.y + 12, { steps: 4 })
  await page.mouse.up()
  // One more step by key, because everything that the pointer does, keys do too.
  await corner.press('ArrowLeft')
  await dialog.getByRole('button', { name: '使用这张图片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const part = await read(await firstWork(editor))
  expect(part.corners).toEqual(['red', 'red', 'red', 'red'])
  expect(part.ratio).toBeLessThan(0.8)
  expect(part.ratio).toBeGreaterThan(0.7)
  await page.evaluate(() => window.editor.undo())
  expect(await firstWork(editor)).toBe(whole)

  // After a rotation to the left, the right side is on top.
  await page.getByRole('button', { name: '图片：裁剪' }).click()
  await dialog.getByRole('button', { name: '向左转' }).click()
  await dialog.getByRole('button', { name: '使用这张图片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await read(await firstWork(editor))).toEqual({
    ratio: 0.5,
    corners: ['blue', 'blue', 'red', 'red'],
  })

  // Without crop and rotation, the picture is not encoded again.
  const turned = await firstWork(editor)
  await page.getByRole('button', { name: '图片：裁剪' }).click()
  await dialog.getByRole('button', { name: '使用这张图片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await firstWork(editor)).toBe(turned)
  expect(editor.faults).toEqual([])
  await page.close()
})

test('a photo cropped to a circle is round on the page; the shape of the layout can be restored', async () => {
  const editor = await editors.open({ only: ['base_info'] })
  const { page, head, document, sectionOf } = editor
  await head('基本信息').click()
  const before = await document()
  const portrait = page.locator('[data-stage] img[data-field="avatar"]').first()
  const onPage = () =>
    portrait.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect()
      return `${(width / height).toFixed(2)} ${getComputedStyle(image).borderTopLeftRadius}`
    })
  expect(await onPage()).toBe('0.75 2px')

  // The sample's portrait is a vector picture without a size: it can be cropped as shown, and nothing of it is empty.
  const dialog = page.getByRole('dialog', { name: '裁剪照片' })
  await page.getByRole('button', { name: '裁剪', exact: true }).click()
  await dialog.getByRole('radio', { name: '方形' }).check()
  await dialog.getByRole('button', { name: '使用这张照片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const drawn = (await sectionOf('base_info')).items[0]?.data.avatar
  const { channels } = await sharp(Buffer.from(String(drawn).split(',')[1] ?? '', 'base64')).stats()
  expect(channels[3]?.mean ?? 255).toBeGreaterThan(250)
  await page.evaluate(() => window.editor.undo())

  await choose(page, '头像：换一张', await painted(900, 1200))
  expect(await dialog.getByRole('radio', { name: '随版式' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: '圆形' }).check()
  await dialog.getByRole('button', { name: '向左转' }).click()
  await dialog.getByRole('button', { name: '使用这张照片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const round = await sectionOf('base_info')
  expect(round.props.avatar).toEqual({ shape: 'round' })
  // After a rotation to the left, the right side is on top.
  expect(await read(round.items[0]?.data.avatar)).toEqual({
    ratio: 1,
    corners: ['blue', 'blue', 'red', 'red'],
  })
  await settled(onPage).toBe('1.00 999px')

  // Picture and shape are one step.
  await page.evaluate(() => window.editor.undo())
  expect(await document()).toEqual(before)
  await page.evaluate(() => window.editor.redo())
  expect((await sectionOf('base_info')).props.avatar).toEqual({ shape: 'round' })

  await page.getByRole('button', { name: '裁剪', exact: true }).click()
  expect(await dialog.getByRole('radio', { name: '圆形' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: '随版式' }).check()
  await dialog.getByRole('button', { name: '使用这张照片' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await sectionOf('base_info')).props).toEqual({})
  await settled(onPage).toBe('0.75 2px')
  expect(editor.faults).toEqual([])
  await page.close()
})
