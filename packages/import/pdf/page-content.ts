import type { PDFPageProxy } from 'pdfjs-dist'
import { normalise } from '../text/normalise.ts'
import type { PdfEngine } from './engine.ts'
import type { Box, PageContent, Picture, Stretch } from './shapes.ts'

type Matrix = readonly number[]

const multiply = (one: Matrix, two: Matrix): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = two
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const boxOf = (matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const BOLD = /bold|black|heavy|semi-?b|demi|[-,_ ]w[6-9]\b|simhei|heiti.{0,80}[67]5|[-_]b(?:d)?$/i
const ITALIC = /italic|oblique|[-_]it$/i

interface FontFace {
  name?: string
  bold?: boolean
  black?: boolean
  italic?: boolean
}

const fontOf = (page: PDFPageProxy, name: string): { bold: boolean; italic: boolean } => {
  const face = page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontFace) : {}
  const called = face.name ?? ''
  return {
    bold: face.bold === true || face.black === true || BOLD.test(called),
    italic: face.italic === true || ITALIC.test(called),
  }
}

interface Link extends Box {
  url: string
}

const linksOf = async (page: PDFPageProxy, view: Matrix): Promise<Link[]> => {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect?: number[] }[]
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || !url || !rect) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect
    return [{ url, ...boxOf(view, x0, y0, x1, y1) }]
  })
}

const covers = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

const stretchesOf = async (page: PDFPageProxy, view: Matrix, links: readonly Link[]): Promise<Stretch[]> => {
  const { items } = await page.getTextContent({ disableNormalization: true })
  const fonts = new Map<string, ReturnType<typeof fontOf>>()
  return items.slice(0, MAX_STRETCHES).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const font = fonts.get(item.fontName) ?? fontOf(page, item.fontName)
    fonts.set(item.fontName, font)
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = multiply(view, item.transform as number[])
    const isUpright = Math.abs(b) < Math.abs(a) * 0.2
    // A slant made by the browser itself is a skew: it makes letters no larger.
    const size = (isUpright ? Math.abs(d) : Math.hypot(c, d)) || Math.hypot(a, b) || 1
    const isSlanted = font.italic || (isUpright && Math.abs(c) > Math.abs(d) * 0.1)
    const width = isUpright ? item.width : size
    const stretch: Stretch = {
      text: normalise(item.str).replaceAll('\n', ' '),
      left: x,
      right: x + width,
      top: y - size * 0.85,
      bottom: y + size * 0.2,
      baseline: y,
      size,
      font: item.fontName,
      bold: font.bold,
      italic: isSlanted,
    }
    const link = links.find((one) => covers(one, x + width / 2, y - size * 0.35))
    return [link ? { ...stretch, href: link.url } : stretch]
  })
}

interface Drawings {
  rules: Box[]
  grounds: Box[]
  dots: Box[]
  pictures: Picture[]
}

const MAX_DRAWINGS = 20_000
const MAX_STRETCHES = 8000

/** Only sizes and places of what is drawn; nothing is ever painted. */
const drawingsOf = async (
  page: PDFPageProxy,
  view: Matrix,
  ops: PdfEngine['library']['OPS'],
): Promise<Drawings> => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const found: Drawings = { rules: [], grounds: [], dots: [], pictures: [] }
  const stack: Matrix[] = []
  let matrix: Matrix = view
  for (let at = 0; at < Math.min(fnArray.length, MAX_DRAWINGS); at += 1) {
    const operation = fnArray[at]
    const args = argsArray[at] as unknown[] | null
    if (operation === ops.save) stack.push(matrix)
    else if (operation === ops.restore) matrix = stack.pop() ?? view
    else if (operation === ops.transform) matrix = multiply(matrix, args as number[])
    else if (operation === ops.paintFormXObjectBegin) {
      stack.push(matrix)
      if (Array.isArray(args?.[0])) matrix = multiply(matrix, args[0] as number[])
    } else if (operation === ops.paintFormXObjectEnd) matrix = stack.pop() ?? view
    else if (operation === ops.constructPath) sortPath(found, matrix, args?.[2])
    else if (operation === ops.paintImageXObject && args) {
      const [id, width, height] = args as [string, number, number]
      found.pictures.push({ id, width, height, ...boxOf(matrix, 0, 0, 1, 1) })
    }
  }
  return found
}

const sortPath = (found: Drawings, matrix: Matrix, bounds: unknown) => {
  if (!bounds || typeof bounds !== 'object') return
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds as ArrayLike<number> as number[]
  const box = boxOf(matrix, x0, y0, x1, y1)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (!Number.isFinite(width) || !Number.isFinite(height)) return
  if (height < 3 && width > 40) found.rules.push(box)
  else if (height >= 9 && height <= 42 && width > 40) found.grounds.push(box)
  else if (width >= 1.5 && width <= 7 && height >= 1.5 && height <= 7 && Math.abs(width - height) < 2)
    found.dots.push(box)
}

export const readPage = async (
  page: PDFPageProxy,
  ops: PdfEngine['library']['OPS'],
): Promise<PageContent> => {
  const viewport = page.getViewport({ scale: 1 })
  const view = viewport.transform as number[]
  // The fonts' names come with the drawing operations: these first.
  const drawings = await drawingsOf(page, view, ops)
  const stretches = await stretchesOf(page, view, await linksOf(page, view))
  return { width: viewport.width, height: viewport.height, stretches, ...drawings }
}
