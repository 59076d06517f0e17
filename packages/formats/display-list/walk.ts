import { type AskGround, drawBoxes, fragmentsOf, innerPath, isDecorated } from './boxes.ts'
import { colorOf } from './colors.ts'
import { drawImage } from './draw-image.ts'
import { boxOf, type Frame, flattened, type Layer, newLayer, onPage, pagesOf, put, snapped } from './frame.ts'
import type { Box, GroupOp, LinkOp, Matrix } from './list.ts'
import { multiplied } from './paths.ts'
import { imageAt, tiles } from './pictures.ts'
import type { Reading } from './reading.ts'
import { figureOf, innerScope, type Scope, type TextLine } from './scope.ts'
import { svgOps } from './svg.ts'
import { type TextStyle, textStyleOf } from './text-style.ts'
import { drawText } from './texts.ts'

const askGround =
  (reading: Reading): AskGround =>
  (url, area, group, { backgroundSize: size, backgroundRepeat: repeat }) => {
    reading.awaited.push({
      url,
      image: () => imageAt(url),
      shown: size === 'cover' ? Math.max(area.width, area.height) : 0,
      group,
      ops: (picture, natural) => tiles(picture, natural, area, { size, repeat }),
    })
  }

/** A figure begins on a whole pixel and keeps its own size. */
const drawSvg = (svg: SVGSVGElement, style: CSSStyleDeclaration, reading: Reading, layer: Layer): void => {
  const { frame } = reading
  const own = boxOf(frame, svg.getBoundingClientRect())
  const clip = snapped(frame, own)
  const box = { ...own, x: clip.x, y: clip.y }
  for (const page of pagesOf(frame, box.x, box.x + box.width))
    put(layer.front, page, ...svgOps(svg, style, onPage(frame, page, box), onPage(frame, page, clip)))
}

const linesIn = (style: CSSStyleDeclaration): TextLine[] => {
  const { textDecorationLine } = style
  const color = textDecorationLine === 'none' ? undefined : colorOf(style.textDecorationColor)
  if (!color) return []
  const size = Number.parseFloat(style.fontSize)
  return (['underline', 'line-through'] as const)
    .filter((kind) => textDecorationLine.includes(kind))
    .map((kind) => ({ kind, color, size }))
}

/** Boxes of one link on each page: one for each line. */
const drawLink = (element: Element, href: string, reading: Reading, layer: Layer, part?: number): void => {
  const { frame } = reading
  const links = new Map<number, LinkOp>()
  for (const rect of element.getClientRects()) {
    const box = boxOf(frame, rect)
    const page = Math.floor((box.x + Math.min(box.width / 2, 20)) / frame.pageWidth)
    if (box.width <= 0 || box.height <= 0 || page < frame.from || page >= frame.until) continue
    const link = links.get(page) ?? { op: 'link', href, boxes: [], ...(part === undefined ? {} : { part }) }
    link.boxes.push(onPage(frame, page, box))
    links.set(page, link)
  }
  for (const [page, link] of links) put(layer.front, page, link)
}

/** All of a layer as a group, page by page. */
const putGroups = (
  layer: Layer,
  inner: Layer,
  groupAt: (page: number) => Omit<GroupOp, 'op' | 'ops'>,
  onGroup?: (group: GroupOp) => void,
): void => {
  for (const [page, ops] of flattened(inner)) {
    if (ops.length === 0) continue
    const group: GroupOp = { op: 'group', ...groupAt(page), ops }
    onGroup?.(group)
    put(layer.front, page, group)
  }
}

const isInlineBox = (display: string): boolean => display === 'inline' || display === 'contents'
const isStacked = (display: string): boolean => display.endsWith('flex') || display.endsWith('grid')

interface Visited {
  element: HTMLElement
  style: CSSStyleDeclaration
  display: string
  scope: Scope
}

const visitChildren = ({ element, style, display, scope }: Visited, reading: Reading, layer: Layer): void => {
  let textStyle: TextStyle | undefined
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child instanceof Text) {
      textStyle ??= textStyleOf(style)
      drawText(child, textStyle, scope, reading, layer)
    } else if (child instanceof Element) visit(child, scope, isStacked(display), reading, layer)
  }
}

/** The element's own box, then what is in it, cut off at its edge where it says so. */
const drawElement = (visited: Visited, reading: Reading, layer: Layer): void => {
  const { element, style, display } = visited
  const { frame } = reading
  const isInline = isInlineBox(display)
  const isClipped = !isInline && style.overflowX !== 'visible'
  const isImage = element instanceof HTMLImageElement
  const hasBox = isDecorated(style)
  const fragments = isImage || isClipped || hasBox ? fragmentsOf(element, style, frame, isInline) : []
  if (hasBox) drawBoxes(fragments, style, frame, isInline ? layer.front : layer.back, askGround(reading))
  if (isImage) {
    drawImage(element, style, fragments, reading, layer)
    return
  }
  if (!isClipped) {
    visitChildren(visited, reading, layer)
    return
  }
  const inner = newLayer()
  visitChildren(visited, reading, inner)
  putGroups(layer, inner, (page) => {
    const own = fragments.find(({ box }) => pagesOf(frame, box.x, box.x + box.width).includes(page))
    return own ? { clip: innerPath({ ...own, box: onPage(frame, page, own.box) }) } : {}
  })
}

/** The computed turn around its origin, on the page. */
const matrixAround = (css: string, origin: string, box: Box): Matrix => {
  const values = (/matrix\((.*)\)/.exec(css)?.[1] ?? '1,0,0,1,0,0').split(',').map(Number)
  const [ox = 0, oy = 0] = origin.split(' ').map(Number.parseFloat)
  const [x, y] = [box.x + ox, box.y + oy]
  const turned = multiplied(values as unknown as Matrix, [1, 0, 0, 1, -x, -y])
  return multiplied([1, 0, 0, 1, x, y], turned)
}

/** Straight while it is measured: a turned box's rectangles say nothing of what is inside of it. */
const whileStraight = (element: HTMLElement, draw: () => void): void => {
  const before = element.style.transform
  element.style.transform = 'rotate(0deg)'
  try {
    draw()
  } finally {
    element.style.transform = before
  }
}

/** What is turned begins on a whole pixel, and all that is in it counts from there. */
const onPixel = (frame: Frame, rect: DOMRect): Frame => {
  const box = boxOf(frame, rect)
  const { x, y } = snapped(frame, box)
  return {
    ...frame,
    left: frame.left - (x - box.x) * frame.scale,
    top: frame.top - (y - box.y) * frame.scale,
  }
}

/** Turned, faded or lifted out of the flow: drawn as one thing, over what lies around it. */
const drawRaised = (visited: Visited, reading: Reading, layer: Layer): void => {
  const { element, style, display } = visited
  const { opacity, transform, transformOrigin } = style
  const { frame } = reading
  const inner = newLayer()
  const onGroup = (group: GroupOp) => reading.raised.add(group)
  const faded = opacity === '1' ? {} : { opacity: Number(opacity) }
  if (transform === 'none' || isInlineBox(display)) {
    drawElement(visited, reading, inner)
    putGroups(layer, inner, () => faded, onGroup)
    return
  }
  whileStraight(element, () => {
    const own = onPixel(frame, element.getBoundingClientRect())
    const box = boxOf(own, element.getBoundingClientRect())
    drawElement(visited, { ...reading, frame: own }, inner)
    const turned = (page: number) => matrixAround(transform, transformOrigin, onPage(own, page, box))
    putGroups(layer, inner, (page) => ({ ...faded, matrix: turned(page) }), onGroup)
  })
}

const isRaised = ({ position, opacity, transform }: CSSStyleDeclaration): boolean =>
  position !== 'static' || opacity !== '1' || transform !== 'none'

/** Grounds of blocks lie under the texts of all of them; a unit brings its own with it. */
const drawUnit = (visited: Visited, isUnit: boolean, reading: Reading, layer: Layer): void => {
  if (isRaised(visited.style)) drawRaised(visited, reading, layer)
  else if (!isUnit) drawElement(visited, reading, layer)
  else {
    const inner = newLayer()
    drawElement(visited, reading, inner)
    for (const [page, ops] of flattened(inner)) put(layer.front, page, ...ops)
  }
}

/** What is told in words is no text: nothing inside of it has a part of its own. */
const drawFigure = (visited: Visited, says: string, reading: Reading, layer: Layer): void => {
  const part = figureOf(reading.structure, visited.scope, says)
  const inner = newLayer()
  drawUnit({ ...visited, scope: { ...visited.scope, isSilent: true } }, true, reading, inner)
  putGroups(layer, inner, () => ({ part }))
}

/** A text that stands in a line as a box takes no line through it from outside. */
const linesFor = (
  style: CSSStyleDeclaration,
  display: string,
  outer: readonly TextLine[],
): readonly TextLine[] => {
  const own = linesIn(style)
  if (display.startsWith('inline-') || style.position === 'absolute') return own
  if (outer.length === 0 || display === 'inline') return own.length > 0 ? [...outer, ...own] : outer
  // A block draws the line of what is around it by its own size.
  const size = Number.parseFloat(style.fontSize)
  return [...outer.map((line) => ({ ...line, size })), ...own]
}

const SKIPPED = new Set(['BR', 'WBR'])

/** `isItem`: its parent lays it out as a unit (flex, grid), and so it is painted as one. */
export const visit = (
  element: Element,
  outer: Scope,
  isItem: boolean,
  reading: Reading,
  layer: Layer,
): void => {
  if (SKIPPED.has(element.tagName)) return
  const style = getComputedStyle(element)
  const { display } = style
  if (display === 'none' || style.visibility === 'hidden') return
  if (element instanceof SVGSVGElement) drawSvg(element, style, reading, layer)
  if (!(element instanceof HTMLElement)) return
  const inside = innerScope(element, isInlineBox(display), outer)
  const scope = { ...inside, lines: linesFor(style, display, outer.lines) }
  const visited: Visited = { element, style, display, scope }
  const says = element.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : null
  if (says !== null && !scope.isSilent) drawFigure(visited, says, reading, layer)
  else drawUnit(visited, isItem || display.startsWith('inline-'), reading, layer)
  const href = element.getAttribute('href')
  if (href) drawLink(element, href, reading, layer, scope.isSilent ? undefined : scope.words.index)
}
