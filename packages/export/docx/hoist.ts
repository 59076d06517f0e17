import type { Block, Float } from './block.ts'

interface Hoisted {
  blocks: Block[]
  floats: Float[]
}

/**
 * Drawings that are positioned on the page are anchored to its first line: Word and LibreOffice measure those that are
 * anchored in a cell differently.
 */
export const hoisted = (blocks: readonly Block[]): Hoisted => {
  const floats: Float[] = []
  const without = (list: readonly Block[]): Block[] =>
    list.map((block): Block => {
      if (block.block === 'paragraph') {
        floats.push(...block.floats.filter(({ from }) => from === 'page'))
        return { ...block, floats: block.floats.filter(({ from }) => from !== 'page') }
      }
      const rows = block.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, blocks: without(cell.blocks) })),
      }))
      return { ...block, rows }
    })
  return { blocks: without(blocks), floats }
}
