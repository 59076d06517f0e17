import type {
  DisplayPage,
  GroupOp,
  LinkOp,
  Matrix,
  Op,
  PathStep,
  PictureOp,
  ShapeOp,
  TextOp,
} from '../display-list/list.ts'
import { multiplied, rectPath, transformed } from '../display-list/paths.ts'

/** Inherited state of a group's content. */
export interface GroupState {
  matrix: Matrix
  opacity: number
  /** On the page: everything is cut to all of them. */
  clips: readonly PathStep[][]
}

export type Piece = { state: GroupState } & (
  | { piece: 'shape'; op: ShapeOp }
  | { piece: 'picture'; op: PictureOp }
  | { piece: 'text'; op: TextOp }
  | { piece: 'link'; op: LinkOp }
  | { piece: 'figure'; part: number; pieces: Piece[] }
  | { piece: 'editable'; editable: number; pieces: Piece[] }
)

export const isStraight = ([a, b, c, d, e, f]: Matrix): boolean =>
  a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0

const inside = (op: GroupOp, outer: GroupState): GroupState => ({
  matrix: op.matrix ? multiplied(outer.matrix, op.matrix) : outer.matrix,
  opacity: outer.opacity * (op.opacity ?? 1),
  clips: op.clip ? [...outer.clips, transformed(op.clip, outer.matrix)] : outer.clips,
})

const piecesIn = (ops: readonly Op[], state: GroupState): Piece[] =>
  ops.flatMap((op): Piece[] => {
    if (op.op === 'group') {
      const pieces = piecesIn(op.ops, inside(op, state))
      if (op.editable !== undefined) return [{ piece: 'editable', state, editable: op.editable, pieces }]
      return op.part === undefined ? pieces : [{ piece: 'figure', state, part: op.part, pieces }]
    }
    if (op.op === 'shape') return [{ piece: 'shape', state, op }]
    if (op.op === 'picture') return [{ piece: 'picture', state, op }]
    if (op.op === 'text') return [{ piece: 'text', state, op }]
    return [{ piece: 'link', state, op }]
  })

/** A page without groups: slides cannot clip, fade or transform groups, so each drawing gets the group's state. */
export const piecesOf = ({ width, height, ops }: DisplayPage): Piece[] =>
  piecesIn(ops, {
    matrix: [1, 0, 0, 1, 0, 0],
    opacity: 1,
    clips: [rectPath({ x: 0, y: 0, width, height })],
  })
