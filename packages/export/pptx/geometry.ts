import type { Box, PathStep } from '../display-list/list.ts'
import { boundsOf } from '../display-list/paths.ts'
import { type Point, polylinesOf, signedArea } from './clip.ts'
import { emu } from './xml.ts'

export interface RoundedBox extends Box {
  radius: number
}

const NEAR = 0.05
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR

const isBoxCorner = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  (isNear(px, x) || isNear(px, x + width)) && (isNear(py, y) || isNear(py, y + height))

const isEdgeMiddle = ({ x, y, width, height }: Box, px: number, py: number): boolean => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const isAbove = isNear(px, middleX) && (isNear(py, y) || isNear(py, y + height))
  return isAbove || (isNear(py, middleY) && (isNear(px, x) || isNear(px, x + width)))
}

/** Four curves from one edge's middle to the next. */
const circleOf = (path: readonly PathStep[], box: Box): RoundedBox | undefined => {
  const ends = path.flatMap((step): Point[] => (step[0] === 'C' ? [[step[5], step[6]]] : []))
  const isRound = ends.length === 4 && isNear(box.width, box.height)
  return isRound && ends.every(([x, y]) => isEdgeMiddle(box, x, y))
    ? { ...box, radius: box.width / 2 }
    : undefined
}

/**
 * A path that is a rectangle, plain or with four equal round corners, or a circle: slides have preset shapes for
 * these.
 */
export const roundedBoxOf = (path: readonly PathStep[]): RoundedBox | undefined => {
  const box = boundsOf(path)
  const corners = path.flatMap((step): Point[] =>
    step[0] === 'M' || step[0] === 'L' ? [[step[1], step[2]]] : [],
  )
  const curves = path.filter(([type]) => type === 'C')
  if (path.at(-1)?.[0] !== 'Z' || corners.length + curves.length + 1 !== path.length) return undefined
  if (curves.length === 0) {
    const isPlain = corners.length === 4 && corners.every(([x, y]) => isBoxCorner(box, x, y))
    return isPlain ? { ...box, radius: 0 } : undefined
  }
  if (corners.length === 1) return circleOf(path, box)
  const [first] = path
  if (curves.length !== 4 || corners.length !== 5 || first?.[0] !== 'M') return undefined
  const radius = first[1] - box.x
  const isEven = path.every((step, at) => {
    const before = path[at - 1]
    if (step[0] !== 'C' || !before || before[0] === 'Z' || before[0] === 'C') return step[0] !== 'C'
    const [, x, y] = before
    return isNear(Math.abs(step[5] - x), radius) && isNear(Math.abs(step[6] - y), radius)
  })
  return isEven ? { ...box, radius } : undefined
}

export const transformXml = ({ x, y, width, height }: Box, turn = 0): string => {
  const rotation = turn === 0 ? '' : ` rot="${Math.round(((turn + 360) % 360) * 60_000)}"`
  return `<a:xfrm${rotation}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${Math.max(0, emu(width))}" cy="${Math.max(0, emu(height))}"/></a:xfrm>`
}

export const presetXml = ({ width, height, radius }: RoundedBox): string => {
  const least = Math.min(width, height)
  if (radius < 0.1) return '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'
  if (radius * 2 >= least - 0.1 && Math.abs(width - height) < 0.5)
    return '<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>'
  const share = Math.min(50_000, Math.round((radius / least) * 100_000))
  return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${share}"/></a:avLst></a:prstGeom>`
}

const stepXml = (step: PathStep, { x, y }: Box): string => {
  const point = (px: number, py: number) => `<a:pt x="${emu(px - x)}" y="${emu(py - y)}"/>`
  if (step[0] === 'Z') return '<a:close/>'
  if (step[0] === 'C')
    return `<a:cubicBezTo>${point(step[1], step[2])}${point(step[3], step[4])}${point(step[5], step[6])}</a:cubicBezTo>`
  const tag = step[0] === 'M' ? 'a:moveTo' : 'a:lnTo'
  return `<${tag}>${point(step[1], step[2])}</${tag}>`
}

const subpathsOf = (path: readonly PathStep[]): PathStep[][] => {
  const all: PathStep[][] = []
  for (const step of path) {
    if (step[0] === 'M') all.push([step])
    else all.at(-1)?.push(step)
  }
  return all
}

/**
 * Slides fill a path by the even-odd rule, whichever way its outlines run. Outlines that run the same way are both
 * filled on the pages, so they become separate paths.
 */
const layersOf = (path: readonly PathStep[], evenOdd: boolean): PathStep[][] => {
  const subpaths = subpathsOf(path)
  if (evenOdd || subpaths.length === 1) return [[...path]]
  const ways = polylinesOf(path).map(({ points }) => Math.sign(signedArea(points)))
  return ways.every((way) => way === ways[0]) ? subpaths : [[...path]]
}

/** Any figure, drawn point by point in its own box. */
export const freeformXml = (
  path: readonly PathStep[],
  box: Box,
  { isFilled, evenOdd }: { isFilled: boolean; evenOdd: boolean },
): string => {
  const size = `w="${Math.max(1, emu(box.width))}" h="${Math.max(1, emu(box.height))}"`
  const paths = (isFilled ? layersOf(path, evenOdd) : [path])
    .map(
      (one) =>
        `<a:path ${size}${isFilled ? '' : ' fill="none"'}>${one.map((step) => stepXml(step, box)).join('')}</a:path>`,
    )
    .join('')
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>${paths}</a:pathLst></a:custGeom>`
}
