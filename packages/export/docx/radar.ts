import type { Node } from '#packages/sections/node.ts'
import { type Block, cell, type Piece, paragraph, type Row, table } from './block.ts'
import { cleanText } from './clean.ts'
import { inkOf, type LayoutContext } from './layout-context.ts'

type Axis = Extract<Node, { node: 'radar' }>['axes'][number]

const marksOf = ({ level, word }: Axis, context: LayoutContext): Piece[] => {
  if (level === 0) return []
  const { text } = context
  const mark = { ...text, size: text.size * 0.86 }
  const pieces: Piece[] = [
    { piece: 'text', text: word, look: { ...text, size: text.size * 0.94, color: inkOf(context, 'muted') } },
    { piece: 'gap', width: text.size * 0.6, look: text },
    { piece: 'text', text: '●'.repeat(level), look: { ...mark, color: inkOf(context, 'theme') } },
  ]
  if (level < 5)
    pieces.push({
      piece: 'text',
      text: '○'.repeat(5 - level),
      look: { ...mark, color: inkOf(context, 'faint') },
    })
  return pieces
}

const ROW_GAP = 0.75
const COLUMN_GAP = 6

/**
 * Word cannot place a radar chart in text: its labels and levels are a table, two next to each other where the page is
 * wide enough.
 */
export const radarBlocks = ({ axes }: Extract<Node, { node: 'radar' }>, context: LayoutContext): Block[] => {
  const { text, unit, width } = context
  const pairs = context.narrow ? 1 : 2
  const line = text.size * text.leading
  const gap = pairs === 2 ? COLUMN_GAP * unit : 0
  const whole = (width - gap) / pairs
  const level = Math.min(whole * 0.6, text.size * 8.5)
  const cellsOf = (axis: Axis | undefined, isLast: boolean) => {
    const label: Piece[] = axis
      ? [{ piece: 'text', text: cleanText(axis.label), look: { ...text, bold: true } }]
      : []
    const pad = [0, isLast ? 0 : gap, 0, 0] as const
    return [
      cell({ blocks: axis ? [paragraph({ pieces: label, line })] : [] }),
      cell({
        blocks: axis ? [paragraph({ pieces: marksOf(axis, context), line, align: 'right' })] : [],
        pad,
      }),
    ]
  }
  const rows = Array.from({ length: Math.ceil(axes.length / pairs) }, (_, row): Row => {
    const cells = Array.from({ length: pairs }, (__, at) =>
      cellsOf(axes[row * pairs + at], at === pairs - 1),
    ).flat()
    const top = row === 0 ? 0 : ROW_GAP * unit
    return { cells: cells.map((one) => ({ ...one, pad: [top, one.pad[1], 0, 0] })), keep: true }
  })
  const columns = Array.from({ length: pairs }, (_, at) => [
    whole - level,
    level + (at === pairs - 1 ? 0 : gap),
  ]).flat()
  return [table({ columns, rows })]
}
