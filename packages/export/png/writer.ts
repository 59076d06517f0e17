import type { DisplayList } from '../display-list/list.ts'
import type { MadeFile, Writer } from '../format.ts'
import { drawPictures } from './client.ts'

export interface PngOptions {
  /** Dots per pixel of the screen. Default: 2. */
  scale?: 1 | 2 | 3
  /** One long picture instead of one of each page. */
  long?: boolean
  /** Numbers of the pages, from 0. Default: all. */
  pages?: readonly number[]
}

const TYPE = 'image/png'

const chosen = (list: DisplayList, pages: readonly number[] | undefined): DisplayList =>
  pages ? { ...list, pages: list.pages.filter((_, at) => pages.includes(at)) } : list

const named = (name: string, pictures: readonly Uint8Array[]): MadeFile[] =>
  pictures.map((bytes, at) => ({
    name: pictures.length === 1 ? `${name}.png` : `${name}-${at + 1}.png`,
    type: TYPE,
    bytes,
  }))

export const pngWriter: Writer<PngOptions> = {
  from: 'pages',
  write: async (list, { name, report, signal }, { scale = 2, long = false, pages }) =>
    named(name, await drawPictures(chosen(list, pages), { scale, long }, report, signal)),
}

/** A page in a given width, for thumbnails. */
export const pictureOf = async (list: DisplayList, page: number, width: number): Promise<Blob> => {
  const own = chosen(list, [page])
  const scale = width / (own.pages[0]?.width ?? width)
  const [bytes] = await drawPictures(own, { scale, long: false }, () => {}, new AbortController().signal)
  if (!bytes) throw new Error(`there is no page ${page + 1}`)
  return new Blob([bytes as BlobPart], { type: TYPE })
}
