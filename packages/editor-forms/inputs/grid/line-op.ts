/** A change of the rows or columns. */
export type LineOp =
  | { does: 'insert'; at: number }
  | { does: 'remove'; at: number }
  | { does: 'move'; from: number; to: number }

/** Applies the change to a list, such as the cells of a row or the alignments of columns. */
export const applied = <T>(list: readonly T[], op: LineOp, blank: T): T[] => {
  if (op.does === 'insert') return list.toSpliced(op.at, 0, blank)
  if (op.does === 'remove') return list.toSpliced(op.at, 1)
  const moved = list[op.from]
  if (moved === undefined || op.to < 0 || op.to >= list.length) return [...list]
  return list.toSpliced(op.from, 1).toSpliced(op.to, 0, moved)
}

/** The new index of a line; undefined if it was removed. */
export const movedTo = (op: LineOp, at: number): number | undefined => {
  if (op.does === 'insert') return at >= op.at ? at + 1 : at
  if (op.does === 'remove') return at === op.at ? undefined : at > op.at ? at - 1 : at
  if (at === op.from) return op.to
  if (at > op.from && at <= op.to) return at - 1
  return at < op.from && at >= op.to ? at + 1 : at
}

/** The line that becomes the current one. */
export const lineAfter = (op: LineOp, at: number): number =>
  op.does === 'move' ? op.to : op.does === 'insert' ? op.at : at
