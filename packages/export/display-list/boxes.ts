import { borderOps, type Edges, fillOp, inset, insetRadii, widthsOf } from './borders.ts'
import type { Edge } from './broken-lines.ts'
import { colorOf, gradientOf } from './colors.ts'
import { boxOf, type Frame, onPage, pagesOf, put, snapped } from './frame.ts'
import type { Box, GroupOp, Op } from './list.ts'
import { type Radii, type Radius, roundedPath } from './paths.ts'

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

const edgesOf = (style: CSSStyleDeclaration): Edges =>
  SIDES.map(
    (side): Edge => ({
      width: Number.parseFloat(style[`border${side}Width`]),
      style: style[`border${side}Style`],
      color: colorOf(style[`border${side}Color`]),
    }),
  ) as unknown as Edges

const CORNERS = [
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomRightRadius',
  'borderBottomLeftRadius',
] as const

const lengthOf = (css: string, whole: number): number =>
  css.endsWith('%') ? (Number.parseFloat(css) / 100) * whole : Number.parseFloat(css)

/** Radii that are too large for their box are reduced by one common factor, as in CSS. */
const radiiOf = (style: CSSStyleDeclaration, { width, height }: Box): Radii => {
  const asked = CORNERS.map((corner): Radius => {
    const [across = '0', down = across] = style[corner].split(' ')
    return [lengthOf(across, width), lengthOf(down, height)]
  })
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = asked as unknown as Radii
  const fits = (length: number, sum: number) => (sum > length ? length / sum : 1)
  const share = Math.min(
    fits(width, ax + bx),
    fits(width, cx + dx),
    fits(height, ay + dy),
    fits(height, by + cy),
  )
  return asked.map(([x, y]): Radius => [x * share, y * share]) as unknown as Radii
}

const NONE: Edge = { width: 0, style: 'none', color: undefined }

/** A fragment has neither border nor corners at a side where the box continues on another line or page. */
type Open = readonly [top: boolean, right: boolean, bottom: boolean, left: boolean]

const openEdges = (edges: Edges, open: Open): Edges =>
  edges.map((edge, side) => (open[side] ? NONE : edge)) as unknown as Edges

const openRadii = (radii: Radii, [top, right, bottom, left]: Open): Radii => {
  const [a, b, c, d] = radii
  const unlessCut = (radius: Radius, ...cut: boolean[]): Radius => (cut.includes(true) ? [0, 0] : radius)
  return [
    unlessCut(a, top, left),
    unlessCut(b, top, right),
    unlessCut(c, bottom, right),
    unlessCut(d, bottom, left),
  ]
}

/** A box of an element, or its piece on one line or page. */
export interface Fragment {
  box: Box
  edges: Edges
  radii: Radii
  /** As if it were not broken: what a gradient runs over. */
  whole: Box
}

const openAt = (at: number, count: number, isInline: boolean): Open => {
  const [first, last] = [at > 0, at < count - 1]
  return isInline ? [false, last, false, first] : [first, false, last, false]
}

const wholeOf = (boxes: readonly Box[], at: number, isInline: boolean): Box => {
  const own = boxes[at] as Box
  const sum = (pieces: readonly Box[], side: 'width' | 'height') =>
    pieces.reduce((length, box) => length + box[side], 0)
  return isInline
    ? { ...own, x: own.x - sum(boxes.slice(0, at), 'width'), width: sum(boxes, 'width') }
    : { ...own, y: own.y - sum(boxes.slice(0, at), 'height'), height: sum(boxes, 'height') }
}

export const fragmentsOf = (
  element: Element,
  style: CSSStyleDeclaration,
  frame: Frame,
  isInline: boolean,
): Fragment[] => {
  const boxes = Array.from(element.getClientRects(), (rect) => snapped(frame, boxOf(frame, rect)))
  const edges = edgesOf(style)
  if (boxes.length === 1) {
    const [box] = boxes as [Box]
    return [{ box, edges, radii: radiiOf(style, box), whole: box }]
  }
  const isCloned = style.getPropertyValue('box-decoration-break') === 'clone'
  return boxes.map((box, at) => {
    const open: Open = isCloned ? [false, false, false, false] : openAt(at, boxes.length, isInline)
    return {
      box,
      edges: openEdges(edges, open),
      radii: openRadii(radiiOf(style, box), open),
      whole: isCloned ? box : wholeOf(boxes, at, isInline),
    }
  })
}

/** Inside of its border: what `overflow: hidden` shows. */
export const innerPath = ({ box, edges, radii }: Fragment) => {
  const widths = widthsOf(edges)
  return roundedPath(inset(box, widths), insetRadii(radii, widths))
}

export const isDecorated = (style: CSSStyleDeclaration): boolean =>
  style.borderWidth !== '0px' ||
  style.backgroundImage !== 'none' ||
  colorOf(style.backgroundColor) !== undefined

/** Requests a picture that fills a box; it is inserted after reading. */
export type AskGround = (url: string, area: Box, group: GroupOp, style: CSSStyleDeclaration) => void

const groundOps = (fragment: Fragment, style: CSSStyleDeclaration, ask: AskGround): Op[] => {
  const { box, radii, edges, whole } = fragment
  const color = colorOf(style.backgroundColor)
  const ops: Op[] = color ? [fillOp(box, radii, { color })] : []
  const { backgroundImage } = style
  if (backgroundImage === 'none') return ops
  const paint = gradientOf(backgroundImage, inset(whole, widthsOf(edges)))
  if (paint) return [...ops, fillOp(box, radii, paint)]
  const [, url] = /^url\("?(.*?)"?\)$/.exec(backgroundImage) ?? []
  if (url === undefined) return ops
  const group: GroupOp = { op: 'group', clip: roundedPath(box, radii), ops: [] }
  ask(url, inset(box, widthsOf(edges)), group, style)
  return [...ops, group]
}

/** Grounds and borders of one element, on each page that it shows on. */
export const drawBoxes = (
  fragments: readonly Fragment[],
  style: CSSStyleDeclaration,
  frame: Frame,
  into: Map<number, Op[]>,
  ask: AskGround,
): void => {
  for (const fragment of fragments) {
    const { box } = fragment
    if (box.width <= 0 || box.height <= 0) continue
    for (const page of pagesOf(frame, box.x, box.x + box.width)) {
      const placed: Fragment = {
        ...fragment,
        box: onPage(frame, page, box),
        whole: onPage(frame, page, fragment.whole),
      }
      const ops = [...groundOps(placed, style, ask), ...borderOps(placed.box, placed.radii, placed.edges)]
      if (ops.length > 0) put(into, page, ...ops)
    }
  }
}
