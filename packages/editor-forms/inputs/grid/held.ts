import type { Block } from './block.ts'
import { type LineOp, movedTo } from './line-op.ts'

export interface CellPlace {
  row: number
  column: number
}

/** Texts of cells that the document cannot accept, by place. */
export type Held = ReadonlyMap<string, string>
export const NOTHING_HELD: Held = new Map()

export const keyOf = ({ row, column }: CellPlace): string => `${row} ${column}`
const placeOf = (key: string): CellPlace => {
  const [row = 0, column = 0] = key.split(' ').map(Number)
  return { row, column }
}

/** Texts that are not accepted stay drafts, and their cells keep their stored values: nothing is cut. */
export const sorted = (
  cells: Block,
  before: Block,
  takes: (text: string, place: CellPlace) => boolean,
): { cells: Block; held: Held } => {
  const held = new Map<string, string>()
  const kept = cells.map((row, at) =>
    row.map((text, column) => {
      const place = { row: at, column }
      if (takes(text, place)) return text
      held.set(keyOf(place), text)
      return before[at]?.[column] ?? ''
    }),
  )
  return { cells: kept, held }
}

/** The cells with their drafts. */
export const shownWith = (cells: Block, held: Held): Block =>
  cells.map((row, at) => row.map((text, column) => held.get(keyOf({ row: at, column })) ?? text))

const moved = (held: Held, to: (place: CellPlace) => CellPlace | undefined): Held =>
  new Map(
    [...held].flatMap(([key, text]) => {
      const place = to(placeOf(key))
      return place ? [[keyOf(place), text] as const] : []
    }),
  )

/** It goes with its row or its column. */
export const heldAfter = (held: Held, op: LineOp, of: keyof CellPlace): Held =>
  moved(held, (place) => {
    const at = movedTo(op, place[of])
    return at === undefined ? undefined : { ...place, [of]: at }
  })

export const heldTurned = (held: Held): Held =>
  moved(held, ({ row, column }) => ({ row: column, column: row }))

/** After a change from outside: drafts stay in cells whose text did not change, if the size is the same. */
export const heldBeside = (held: Held, before: Block, now: Block): Held => {
  const isSameSize = before.length === now.length && before[0]?.length === now[0]?.length
  const textAt = (cells: Block, { row, column }: CellPlace) => cells[row]?.[column]
  return moved(held, (place) =>
    isSameSize && textAt(before, place) === textAt(now, place) ? place : undefined,
  )
}

/** The cell to report: the current one, or else the first. */
export const heldAt = (held: Held, place: CellPlace): CellPlace | undefined => {
  if (held.has(keyOf(place))) return place
  const [first] = held.keys()
  return first === undefined ? undefined : placeOf(first)
}
