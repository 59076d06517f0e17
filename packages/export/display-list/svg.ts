import { colorOf } from './colors.ts'
import type { Box, Matrix, Op, PathStep, Rgba, ShapeOp, Stroke } from './list.ts'
import { boundsOf, multiplied, rectPath, transformed } from './paths.ts'
import { readPath } from './svg-path.ts'

/** From the figure's own units to the page. */
const matrixOf = (svg: SVGSVGElement, box: Box): Matrix => {
  const view = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, width = box.width, height = box.height] = view.length === 4 ? view : []
  const [across, down] = [box.width / width, box.height / height]
  if (svg.getAttribute('preserveAspectRatio') === 'none')
    return [across, 0, 0, down, box.x - x * across, box.y - y * down]
  const scale = Math.min(across, down)
  const [left, top] = [(box.width - width * scale) / 2, (box.height - height * scale) / 2]
  return [scale, 0, 0, scale, box.x + left - x * scale, box.y + top - y * scale]
}

/** The outlines of a figure: paths, and circles in units of their own box. */
const outlineOf = (drawn: SVGPathElement | SVGCircleElement): string => {
  if (drawn instanceof SVGPathElement) return drawn.getAttribute('d') ?? ''
  const [x, y, r] = [drawn.cx, drawn.cy, drawn.r].map((length) => length.baseVal.value) as [
    number,
    number,
    number,
  ]
  return `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 0 0 0 ${-2 * r}z`
}

const ownMatrix = (path: SVGGraphicsElement): Matrix | undefined => {
  const found = path.hasAttribute('transform') ? path.transform.baseVal.consolidate()?.matrix : undefined
  return found && [found.a, found.b, found.c, found.d, found.e, found.f]
}

const faded = (color: Rgba | undefined, ...shares: string[]): Rgba | undefined => {
  if (!color) return undefined
  const [red, green, blue, alpha] = color
  return [red, green, blue, shares.reduce((share, css) => share * Number(css), alpha)]
}

const strokeOf = (style: CSSStyleDeclaration): Stroke | undefined => {
  const color = style.stroke === 'none' ? undefined : colorOf(style.stroke)
  const seen = faded(color, style.strokeOpacity, style.opacity)
  const width = Number.parseFloat(style.strokeWidth)
  if (!seen || !(width > 0)) return undefined
  return {
    color: seen,
    width,
    cap: style.strokeLinecap as Stroke['cap'],
    join: style.strokeLinejoin as Stroke['join'],
    dash: [],
  }
}

const drawnPath = (path: readonly PathStep[], style: CSSStyleDeclaration): ShapeOp | undefined => {
  const color = style.fill === 'none' ? undefined : colorOf(style.fill)
  const fill = faded(color, style.fillOpacity, style.opacity)
  const stroke = strokeOf(style)
  if (!fill && !stroke) return undefined
  return {
    op: 'shape',
    path: [...path],
    ...(fill ? { fill: { color: fill } } : {}),
    ...(fill && style.fillRule === 'evenodd' ? { evenOdd: true as const } : {}),
    ...(stroke ? { stroke } : {}),
  }
}

/** A stroke that is scaled with its figure keeps the figure's units; everything else is converted to the page's. */
const placed = (shape: ShapeOp, matrix: Matrix): Op => {
  const [a, b, c, d] = matrix
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)]
  if (shape.stroke && Math.abs(across - down) > 0.001 * across) return { op: 'group', matrix, ops: [shape] }
  return {
    ...shape,
    path: transformed(shape.path, matrix),
    ...(shape.stroke ? { stroke: { ...shape.stroke, width: shape.stroke.width * across } } : {}),
  }
}

const reachesOut = (shape: Op, box: Box): boolean => {
  if (shape.op !== 'shape') return true
  const half = (shape.stroke?.width ?? 0) / 2
  const { x, y, width, height } = boundsOf(shape.path)
  const off = 0.02
  return (
    x - half < box.x - off ||
    y - half < box.y - off ||
    x + width + half > box.x + box.width + off ||
    y + height + half > box.y + box.height + off
  )
}

/** A drawn figure in its own box, cut off at another of whole pixels. */
export const svgOps = (svg: SVGSVGElement, style: CSSStyleDeclaration, box: Box, clip: Box): Op[] => {
  if (box.width <= 0 || box.height <= 0) return []
  const matrix = matrixOf(svg, box)
  const ops = Array.from(svg.querySelectorAll<SVGPathElement | SVGCircleElement>('path, circle')).flatMap(
    (path) => {
      const shape = drawnPath(readPath(outlineOf(path)), getComputedStyle(path))
      const own = ownMatrix(path)
      return shape ? [placed(shape, own ? multiplied(matrix, own) : matrix)] : []
    },
  )
  if (style.overflow === 'visible' || !ops.some((op) => reachesOut(op, clip))) return ops
  return [{ op: 'group', clip: rectPath(clip), ops }]
}
