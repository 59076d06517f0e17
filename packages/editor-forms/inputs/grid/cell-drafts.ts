import type { Block } from './block.ts'
import { type LineOp, movedTo } from './line-op.ts'

export interface CellPlace {
  row: number
  column: number
}

/** Texts of cells that the document cannot accept, by place. */
export type CellDrafts = ReadonlyMap<string, string>
export const NO_DRAFTS: CellDrafts = new Map()

export const keyOf = ({ row, column }: CellPlace): string => `${row} ${column}`
const placeOf = (key: string): CellPlace => {
  const [row = 0, column = 0] = key.split(' ').map(Number)
  return { row, column }
}

/** Texts that are not accepted stay drafts, and their cells keep their stored values: nothing is cut. */
export const separateInvalid = (
  cells: Block,
  before: Block,
  takes: (text: string, place: CellPlace) => boolean,
): { cells: Block; drafts: CellDrafts } => {
  const drafts = new Map<string, string>()
  const accepted = cells.map((row, at) =>
    row.map((text, column) => {
      const place = { row: at, column }
      if (takes(text, place)) return text
      drafts.set(keyOf(place), text)
      return before[at]?.[column] ?? ''
    }),
  )
  return { cells: accepted, drafts }
}

/** The cells with their drafts. */
export const withDrafts = (cells: Block, drafts: CellDrafts): Block =>
  cells.map((row, at) => row.map((text, column) => drafts.get(keyOf({ row: at, column })) ?? text))

const moved = (drafts: CellDrafts, to: (place: CellPlace) => CellPlace | undefined): CellDrafts =>
  new Map(
    [...drafts].flatMap(([key, text]) => {
      const place = to(placeOf(key))
      return place ? [[keyOf(place), text] as const] : []
    }),
  )

/** Moves or removes drafts with their rows or columns. */
export const draftsAfter = (drafts: CellDrafts, op: LineOp, of: keyof CellPlace): CellDrafts =>
  moved(drafts, (place) => {
    const at = movedTo(op, place[of])
    return at === undefined ? undefined : { ...place, [of]: at }
  })

export const transposedDrafts = (drafts: CellDrafts): CellDrafts =>
  moved(drafts, ({ row, column }) => ({ row: column, column: row }))

/** After a change from outside: drafts stay in cells whose text did not change, if the size is the same. */
export const draftsAfterChange = (drafts: CellDrafts, before: Block, now: Block): CellDrafts => {
  const isSameSize = before.length === now.length && before[0]?.length === now[0]?.length
  const textAt = (cells: Block, { row, column }: CellPlace) => cells[row]?.[column]
  return moved(drafts, (place) =>
    isSameSize && textAt(before, place) === textAt(now, place) ? place : undefined,
  )
}

/** The cell to report: the current one, or else the first. */
export const reportedCell = (drafts: CellDrafts, place: CellPlace): CellPlace | undefined => {
  if (drafts.has(keyOf(place))) return place
  const [first] = drafts.keys()
  return first === undefined ? undefined : placeOf(first)
}
