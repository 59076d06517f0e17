import { type AskGround, drawBoxes, fragmentsOf, innerPath, isDecorated } from './boxes.ts'
import { drawImage } from './draw-image.ts'
import { boxOf, flattened, type Layer, newLayer, onPage, pagesOf, put, snapped } from './frame.ts'
import { drawLink } from './links.ts'
import type { GroupOp } from './list.ts'
import { tiles } from './picture-fit.ts'
import { imageAt } from './picture-source.ts'
import { editableObjectsOf } from './read-editable-objects.ts'
import type { Reading } from './reading.ts'
import { figureOf, innerScope, type Scope } from './scope.ts'
import { svgOps } from './svg.ts'
import { linesFor } from './text-lines.ts'
import { type TextStyle, textStyleOf } from './text-style.ts'
import { drawText } from './texts.ts'
import { matrixAround, onPixel, whileStraight } from './transformed.ts'

const askGround =
  (reading: Reading): AskGround =>
  (url, area, group, { backgroundSize: size, backgroundRepeat: repeat }) => {
    reading.awaited.push({
      url,
      image: () => imageAt(url),
      // A tile is shown in its own size, whatever area it fills.
      shown: size === 'cover' ? Math.max(area.width, area.height) : Number.POSITIVE_INFINITY,
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

/** Draws an element's own box, then its content, clipped to the box unless its overflow is visible. */
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

/** Transformed, translucent or positioned content: drawn as one group over the content around it. */
const drawStackingContext = (visited: Visited, reading: Reading, layer: Layer): void => {
  const { element, style, display } = visited
  const { opacity, transform, transformOrigin } = style
  const { frame } = reading
  const inner = newLayer()
  const onGroup = (group: GroupOp) => reading.stackingContexts.add(group)
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
    const transformed = (page: number) => matrixAround(transform, transformOrigin, onPage(own, page, box))
    putGroups(layer, inner, (page) => ({ ...faded, matrix: transformed(page) }), onGroup)
  })
}

const hasStackingContext = ({ position, opacity, transform }: CSSStyleDeclaration): boolean =>
  position !== 'static' || opacity !== '1' || transform !== 'none'

/** Backgrounds of blocks are under the texts of all blocks; a unit has its own background layer. */
const drawUnit = (visited: Visited, isUnit: boolean, reading: Reading, layer: Layer): void => {
  if (hasStackingContext(visited.style)) drawStackingContext(visited, reading, layer)
  else if (!isUnit) drawElement(visited, reading, layer)
  else {
    const inner = newLayer()
    drawElement(visited, reading, inner)
    for (const [page, ops] of flattened(inner)) put(layer.front, page, ...ops)
  }
}

/** A figure with alternative text has no text: its content has no structure entries of its own. */
const drawFigure = (visited: Visited, says: string, reading: Reading, layer: Layer): void => {
  const part = figureOf(reading.structure, visited.scope, says)
  const inner = newLayer()
  drawUnit({ ...visited, scope: { ...visited.scope, isSilent: true } }, true, reading, inner)
  putGroups(layer, inner, () => ({ part }))
}

/** Drawn like any other element, as a group that refers to its editable object. */
const drawEditable = (
  visited: Visited,
  isUnit: boolean,
  editableObjects: ReturnType<typeof editableObjectsOf>,
  { editableObjects: all = [], ...reading }: Reading,
  layer: Layer,
): void => {
  const inner = newLayer()
  drawUnit(visited, isUnit, reading, inner)
  putGroups(layer, inner, (page) => {
    const editable = editableObjects?.get(page)
    return editable ? { editable: all.push(editable) - 1 } : {}
  })
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
  const isUnit = isItem || display.startsWith('inline-')
  const editableObjects = reading.editableObjects && editableObjectsOf(element, style, scope, reading)
  if (says !== null && !scope.isSilent) drawFigure(visited, says, reading, layer)
  else if (editableObjects) drawEditable(visited, isUnit, editableObjects, reading, layer)
  else drawUnit(visited, isUnit, reading, layer)
  const href = element.getAttribute('href')
  if (href) drawLink(element, href, reading, layer, scope.isSilent ? undefined : scope.words.index)
}
