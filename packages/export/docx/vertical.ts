import type { Node } from '#packages/sections/node.ts'
import { type Block, cell, table } from './block.ts'
import type { BoxLook } from './box.ts'
import { textLookOf } from './pieces.ts'
import { textWidth } from './text-width.ts'

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

/** Vertical text takes a little more room than estimated. */
const SLACK = 1.06

/** The height of lines that run downwards, and the width of all of them together. */
export const verticalSize = (node: BoxNode, look: BoxLook): { width: number; height: number } => {
  const texts = node.children.filter((child) => child.node === 'text')
  const looks = texts.map((text) => textLookOf(text, look.inside))
  const long = texts.map((text, at) => {
    const set = looks[at]
    return set ? textWidth(text.text, set) * SLACK : 0
  })
  const asked = Math.max(look.minHeight ?? 0, ...long)
  const height = look.height ?? Math.min(look.maxHeight ?? asked, asked)
  const lines = long.reduce((sum, one) => sum + Math.max(1, Math.ceil(one / height - 0.08)), 0)
  const pitch = Math.max(0, ...looks.map(({ size, leading }) => Math.max(size * leading, size * 1.32)))
  return { width: lines * pitch + 1, height }
}

const HEIGHT = 320

/** Lines that run downwards need a cell of their own. */
export const verticalTable = (blocks: readonly Block[], width: number, height = HEIGHT): Block =>
  table({
    columns: [width],
    rows: [{ cells: [cell({ blocks: [...blocks], vertical: true, align: 'center' })], height, exact: true }],
  })
