import { type Block, type Float, type Paragraph, paragraph, type Table } from './block.ts'

/** The least that Word makes a line of: one point. */
const LEAST = 4 / 3

const spacer = (height: number): Paragraph =>
  paragraph({ pieces: [], role: 'blank', line: Math.max(LEAST, height), exact: true })

const isTied = ({ floats }: Paragraph): boolean => floats.some(({ from }) => from === 'line')

/**
 * Drawings that extend beyond their cells are anchored above the table, because LibreOffice clips those that are
 * anchored inside.
 */
const freed = (block: Table): { block: Table; floats: Float[] } => {
  const floats: Float[] = []
  const rows = block.rows.map((row) => {
    let x = block.left
    const cells = row.cells.map((cell, at) => {
      const from = x + cell.pad[3]
      x += block.columns[at] ?? 0
      const blocks = cell.blocks.map((inner) => {
        if (inner.block !== 'paragraph') return inner
        const free = inner.floats.filter(({ isFree }) => isFree)
        floats.push(...free.map((float) => ({ ...float, x: float.x + from })))
        return free.length > 0 ? { ...inner, floats: inner.floats.filter(({ isFree }) => !isFree) } : inner
      })
      return { ...cell, blocks }
    })
    return { ...row, cells }
  })
  return { block: { ...block, rows }, floats }
}

const endsWithKeepNext = (above: Block | undefined): boolean =>
  above?.block === 'table' && above.rows.at(-1)?.keepNext === true

/**
 * Inserts the paragraphs that Word requires: tables have no margins and merge if nothing separates them, a cell or
 * document must not end with a table, and a drawing is measured from an anchor line of its own.
 */
export const separated = (blocks: readonly Block[]): Block[] => {
  const all: Block[] = []
  let owed = 0
  for (const block of blocks) {
    const before = Math.max(0, block.before + owed)
    owed = 0
    if (block.block === 'paragraph') {
      if (isTied(block) && before > 0) {
        const { breakBefore, ...rest } = block
        all.push({
          ...spacer(before - LEAST > 0 ? before : LEAST),
          keepNext: true,
          ...(breakBefore ? { breakBefore } : {}),
        })
        all.push({ ...rest, before: 0 })
      } else all.push({ ...block, before, after: Math.max(0, block.after) })
      continue
    }
    const { block: shown, floats } = freed(block)
    const above = all.at(-1)
    if (block.breakBefore) all.push({ ...spacer(LEAST), breakBefore: true, keepNext: true })
    else if (above?.block === 'paragraph') all[all.length - 1] = { ...above, after: above.after + before }
    else if (above || before > 0)
      all.push({ ...spacer(before), ...(endsWithKeepNext(above) ? { keepNext: true } : {}) })
    if (floats.length > 0) all.push({ ...spacer(LEAST), floats, keepNext: true })
    const { breakBefore: _break, ...rest } = shown
    all.push({ ...rest, before: 0, after: 0 })
    owed = block.after
  }
  if (all.at(-1)?.block !== 'paragraph') all.push(spacer(owed))
  return all
}
