import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList, GroupOp, Op } from '#packages/export/display-list/list.ts'
import type { FormatId } from '#packages/export/formats.ts'
import { roundedBoxOf } from '#packages/export/pptx/geometry.ts'
import { type PictureShape, pictureShapes } from '#packages/layout/setters/props.ts'
import { personOf } from '#packages/samples/people.ts'
import { shapeRatios } from '#packages/sections/picture-shape.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { isLong } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let browser: Browser
let page: Page
inWorker.beforeAll(async ({ chromium, partPages }) => {
  browser = chromium
  page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  await page.goto(`${partPages}/test/pages/files.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})

/** All headers with a portrait; one of them is in a side column. */
const HEADERS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13]
const base = sampleDocument(personOf('designer', 'zh'))

const documentWith = (variant: number, shape: PictureShape): Document => {
  const inSide = variant === 7
  const [info, work] = ['base_info', 'work_experience'].map((kind) =>
    base.sections.find((one) => one.kind === kind),
  )
  if (!info || !work) throw new Error('nothing to show')
  return {
    ...base,
    page: { ...base.page, layout: inSide ? 'left_right' : 'base' },
    sections: [
      { ...info, variant, region: inSide ? 'side' : 'main', props: { avatar: { shape } } },
      { ...work, region: 'main' },
    ],
  }
}

/** Runs in the browser: the first picture's shape, and the words that it covers. */
const portraitOf = (found: string) => {
  const image = document.querySelector(found) as HTMLElement
  const { width, height, left, right, top, bottom } = image.getBoundingClientRect()
  const { borderTopLeftRadius: corner } = getComputedStyle(image)
  const radius = Number.parseFloat(corner) * (corner.endsWith('%') ? width / 100 : 1)
  const overlaps = [...document.querySelectorAll('p, h1')].filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].some(
      (rect) =>
        rect.width > 0 &&
        rect.left < right - 1 &&
        rect.right > left + 1 &&
        rect.top < bottom - 1 &&
        rect.bottom > top + 1,
    )
  })
  return {
    ratio: width / height,
    isRound: radius >= width / 2 - 1,
    overlaps: overlaps.map(({ textContent }) => textContent),
  }
}

const groupsIn = (ops: readonly Op[]): GroupOp[] =>
  ops.flatMap((op) => (op.op === 'group' ? [op, ...groupsIn(op.ops)] : []))

/** The clip of the first picture in the display list, and whether its corners make it round. */
const isCutRound = ({ pages: [first] }: DisplayList): boolean => {
  const cut = groupsIn(first?.ops ?? []).find(({ ops }) => ops.some(({ op }) => op === 'picture'))
  const box = cut?.clip && roundedBoxOf(cut.clip)
  return box !== undefined && box.radius >= box.width / 2 - 1
}

test('in every header, a portrait has the chosen shape and covers no words', async () => {
  for (const variant of HEADERS)
    for (const shape of pictureShapes) {
      await page.evaluate((shown) => window.show(shown), documentWith(variant, shape))
      const { ratio, ...rest } = await page.evaluate(portraitOf, '[data-page="1"] img[data-field="avatar"]')
      const where = `header ${variant}, ${shape}`
      expect(ratio, where).toBeCloseTo(shapeRatios[shape], 1)
      expect(rest, where).toEqual({ isRound: shape === 'round', overlaps: [] })
    }
})

const made = async (format: FormatId, document: Document): Promise<Uint8Array> => {
  await page.evaluate((shown) => window.show(shown), document)
  const { files } = await page.evaluate(([name, shown]) => window.make(name, shown), [
    format,
    document,
  ] as const)
  return new Uint8Array(Buffer.from(files[0]?.bytes ?? '', 'base64'))
}

/** The long run makes files of all headers. */
test.each(isLong ? HEADERS : [1])('the files of header %i show the same', async (variant) => {
  for (const shape of isLong ? pictureShapes : (['round'] as const)) {
    const document = documentWith(variant, shape)
    await page.evaluate((shown) => window.show(shown), document)
    // PDF, PNG and slides are drawn from this list.
    const list = await page.evaluate(() => window.readList())
    expect(isCutRound(list), `${variant} ${shape}`).toBe(shape === 'round')

    const slides = unzipSync(await made('pptx', document))
    const slide = strFromU8(slides['ppt/slides/slide1.xml'] ?? new Uint8Array())
    const from = slide.indexOf('<p:pic>')
    const pic = slide.slice(from, slide.indexOf('</p:pic>', from))
    const [, cx, cy] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(pic) ?? []
    expect(Number(cx) / Number(cy)).toBeCloseTo(shapeRatios[shape], 1)
    // A rectangle is round too if its corner radii are half its size.
    const corner = Number(/name="adj" fmla="val (\d+)"/.exec(pic)?.[1] ?? 0)
    expect(pic.includes('prst="ellipse"') || corner > 48_000, `${variant} ${shape}`).toBe(shape === 'round')

    const read = await browser.newPage({ viewport: { width: 900, height: 1200 } })
    await read.setContent(strFromU8(await made('html', document)))
    expect(await read.evaluate(portraitOf, 'img'), `${variant} ${shape}`).toMatchObject({
      isRound: shape === 'round',
      overlaps: [],
    })
    await read.close()
  }
})

test('a round portrait has no corners in a picture of the page', async () => {
  const corners = async (shape: PictureShape) => {
    const document = documentWith(1, shape)
    await page.evaluate((shown) => window.show(shown), document)
    const place = await page.evaluate(() => {
      const sheet = globalThis.document.querySelector('[data-page="1"]')?.getBoundingClientRect()
      const image = globalThis.document.querySelector('img[data-field="avatar"]')?.getBoundingClientRect()
      if (!sheet || !image) throw new Error('nothing is drawn')
      return { x: (image.left - sheet.left) / sheet.width, y: (image.top - sheet.top) / sheet.height }
    })
    const { data, info } = await sharp(await made('png', document))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [x, y] = [Math.round(place.x * info.width) + 8, Math.round(place.y * info.height) + 8]
    return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  }
  expect(await corners('round')).toEqual([255, 255, 255])
  expect(await corners('square')).not.toEqual([255, 255, 255])
})
