import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '#packages/document/schema.ts'
import { faces } from '#packages/fonts/faces.ts'
import { isSlide } from './cover-scale.ts'

/** A cover picture in its two widths. Width and height are those of the large one; the small one has half of both. */
interface CoverPictures {
  small: Buffer
  large: Buffer
  width: number
  height: number
}

/** One shipped cover: what it was drawn from, and what was drawn. */
export interface ShippedCover {
  /** Hash of the published document. */
  document: string
  /** Hash of its drawing, which changes with the engine. */
  drawing: string
  /** Hash of both files; part of their address. */
  picture: string
  width: number
  height: number
}

export interface CoverManifest {
  /** Changes when the drawing of any shipped template does. */
  engine: string
  covers: Record<string, ShippedCover>
}

export const COVERS_FOLDER = join(import.meta.dirname, 'covers')
export const COVERS_MANIFEST = join(COVERS_FOLDER, 'manifest.json')

export const readCoverManifest = (): CoverManifest =>
  JSON.parse(readFileSync(COVERS_MANIFEST, 'utf8')) as CoverManifest

/** Hexadecimal, so that it can be part of a file's name. */
export const coverHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20)

/** Gallery cards are 259 pixels wide, those of slides 355 because fewer fit in a row; the large one serves dense screens. */
const PAPER_WIDTH = 300
const SLIDE_WIDTH = 360

const smallWidthOf = (size: Page['size']): number => (isSlide(size) ? SLIDE_WIDTH : PAPER_WIDTH)

/** A narrower picture would be enlarged. */
export const minCoverWidth = (size: Page['size']): number => 2 * smallWidthOf(size)

/**
 * WebP, not AVIF: at the same error AVIF is a fifth smaller but takes five times as long to encode, and many readers of
 * `og:image` do not know it.
 */
const ENCODER = { quality: 60, effort: 6 }

export const encodeCover = async (png: Uint8Array, size: Page['size']): Promise<CoverPictures> => {
  // Loaded late: hashes are compared without it.
  const { default: sharp } = await import('sharp')
  const inWidth = (width: number) =>
    sharp(png, { failOn: 'error', limitInputPixels: MAX_COVER_PIXELS, pages: 1 })
      .flatten({ background: '#fff' })
      .resize({ width })
      .webp(ENCODER)
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
  const width = smallWidthOf(size)
  const small = await inWidth(width)
  const large = await inWidth(2 * width)
  return { small: small.data, large: large.data, width: large.info.width, height: large.info.height }
}

/** A Letter page at two dots for each pixel has 3.4 million. */
export const MAX_COVER_PIXELS = 4_000_000

const requireFrom = createRequire(import.meta.url)
const fontVersions = () =>
  [...new Set(faces.map(({ file }) => file.split('/').slice(0, 2).join('/')))].map(
    (name) => `${name}@${(requireFrom(`${name}/package.json`) as { version: string }).version}`,
  )

/** Without comments. */
const documentCss = () =>
  readFileSync(join(import.meta.dirname, '../render/document.css'), 'utf8')
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
    .replaceAll(/\s+/g, ' ')

let environment: string | undefined

/** Hash of a drawing: the server's markup of the first page and all else that decides what it looks like. */
export const drawingHash = (markup: string): string => {
  environment ??= JSON.stringify([fontVersions(), documentCss(), ENCODER, PAPER_WIDTH, SLIDE_WIDTH])
  return coverHash(environment + markup)
}

export const engineHash = (covers: CoverManifest['covers']): string =>
  coverHash(
    Object.entries(covers)
      .map(([id, { drawing }]) => `${id} ${drawing}`)
      .sort()
      .join('\n'),
  )
