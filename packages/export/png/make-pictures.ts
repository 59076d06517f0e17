import type { DisplayList, DisplayPage } from '../display-list/list.ts'
import type { Report } from '../format.ts'
import { faceInUse } from '../pdf/fonts/face.ts'
import { openSlices, type ReadSlice } from '../pdf/fonts/slice-cache.ts'
import { type Context, newCanvas } from './canvas.ts'
import { type Drawing, drawPage } from './draw.ts'
import { newPng, type PngUnderWay, pngOfCanvas } from './encode.ts'

/** How pictures are made. */
export interface PictureOrder {
  /** Pixels of the picture per pixel of the page. */
  scale: number
  /** All pages one under the other in one picture. */
  long: boolean
}

/** A page of a screen: its pixels are 96 to the inch. */
const SCREEN = 96

/** Yields to the event loop, for the page or for a message that cancels the work. */
const yieldToLoop = () => new Promise((resolve) => setTimeout(resolve))

const drawingOf = async (list: DisplayList, readSlice: ReadSlice, report: Report): Promise<Drawing> => {
  const slices = await openSlices(list, readSlice, (done, of) => report({ step: 'fonts', done, of }))
  const images = await Promise.all(
    list.pictures.map(({ bytes, type }) => createImageBitmap(new Blob([bytes as BlobPart], { type }))),
  )
  return {
    list,
    faces: new Map([...slices].map(([face, own]) => [face, faceInUse(face, own)] as const)),
    images,
  }
}

const sizeOf = ({ width, height }: DisplayPage, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Rows per step: all pixels of a large page at once would be hundreds of megabytes. */
const ROWS = 256

const addTo = async (png: PngUnderWay, context: Context, signal: AbortSignal): Promise<void> => {
  const { width, height } = context.canvas
  for (let y = 0; y < height; y += ROWS) {
    await png.add(context.getImageData(0, y, width, Math.min(ROWS, height - y)).data)
    await yieldToLoop()
    signal.throwIfAborted()
  }
}

interface Pace {
  signal: AbortSignal
  /** After each page. */
  onPage(): void
}

/** The number of pages that are encoded while the next one is drawn: each needs a whole canvas. */
const MAX_AT_ONCE = 2

/** A picture of each page. */
const pictureOfEach = async (
  drawing: Drawing,
  scale: number,
  { signal, onPage }: Pace,
): Promise<Uint8Array[]> => {
  const encoding: Promise<Uint8Array>[] = []
  for (const [at, page] of drawing.list.pages.entries()) {
    await encoding[at - MAX_AT_ONCE]
    await yieldToLoop()
    signal.throwIfAborted()
    const { width, height } = sizeOf(page, scale)
    const context = newCanvas(width, height)
    drawPage(drawing, context, page, scale)
    const png = pngOfCanvas(context, SCREEN * scale)
    png.then(onPage, () => undefined)
    encoding.push(png)
  }
  return Promise.all(encoding)
}

/**
 * One picture of all pages, one under the other. It may be larger than any canvas, and is as wide as the widest page.
 */
const longPicture = async (
  drawing: Drawing,
  scale: number,
  { signal, onPage }: Pace,
): Promise<Uint8Array> => {
  const { pages } = drawing.list
  const sizes = pages.map((page) => sizeOf(page, scale))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = sizes.reduce((sum, size) => sum + size.height, 0)
  const png = newPng(width, height, SCREEN * scale)
  for (const [at, page] of pages.entries()) {
    const context = newCanvas(width, sizes[at]?.height ?? 1)
    drawPage(drawing, context, page, scale)
    await addTo(png, context, signal)
    onPage()
  }
  return png.finish()
}

/** Pictures of all pages of a list, drawn from the outlines that its PDF is made of. Runs in a worker and in a page. */
export const makePictures = async (
  list: DisplayList,
  { scale, long }: PictureOrder,
  readSlice: ReadSlice,
  report: Report,
  signal: AbortSignal,
): Promise<Uint8Array[]> => {
  const drawing = await drawingOf(list, readSlice, report)
  signal.throwIfAborted()
  let done = 0
  const onPage = () => {
    done += 1
    report({ step: 'pages', done, of: list.pages.length })
  }
  const pace = { signal, onPage }
  try {
    return long ? [await longPicture(drawing, scale, pace)] : await pictureOfEach(drawing, scale, pace)
  } finally {
    for (const image of drawing.images) image.close()
  }
}
