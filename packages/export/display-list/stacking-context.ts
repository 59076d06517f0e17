import type { Box, GroupOp, Op } from './list.ts'
import { boundsOf, rectPath, transformed } from './paths.ts'

const joined = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const boxOfOp = (op: Op): Box | undefined => {
  switch (op.op) {
    case 'shape':
      return boundsOf(op.path)
    case 'picture':
      return op.clip ? boundsOf(op.clip) : op.box
    case 'text': {
      const from = op.pens[0] ?? 0
      const length = (op.pens.at(-1) ?? 0) + (op.advances.at(-1) ?? 0) - from
      return op.vertical
        ? { x: op.vertical.x - op.size, y: from, width: op.size * 2, height: length }
        : { x: from, y: op.y - op.size, width: length, height: op.size * 1.4 }
    }
    case 'link':
      return undefined
    case 'group': {
      if (op.clip) return boundsOf(op.clip)
      const inside = joined(op.ops.flatMap((one) => boxOfOp(one) ?? []))
      return inside && op.matrix ? boundsOf(transformed(rectPath(inside), op.matrix)) : inside
    }
  }
}

const meet = (one: Box | undefined, other: Box | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** A group that only kept things together while they were put in order. */
const isPlain = ({ clip, matrix, opacity, part }: GroupOp): boolean =>
  clip === undefined && matrix === undefined && opacity === undefined && part === undefined

/**
 * Content in stacking contexts is painted last. It is only moved to the end where later content would cover it,
 * because the text of the file should keep the order of the document.
 */
export const liftStackingContexts = (ops: readonly Op[], stackingContexts: ReadonlySet<Op>): Op[] => {
  if (!ops.some((op) => stackingContexts.has(op))) return [...ops]
  const isCovered = (op: Op, at: number): boolean => {
    const box = boxOfOp(op)
    return ops.slice(at + 1).some((later) => !stackingContexts.has(later) && meet(box, boxOfOp(later)))
  }
  const lifted = ops.filter((op, at) => stackingContexts.has(op) && isCovered(op, at))
  return [...ops.filter((op) => !lifted.includes(op)), ...lifted].flatMap((op) =>
    op.op === 'group' && isPlain(op) ? op.ops : [op],
  )
}
