import type { Block } from './block.ts'
import { boxLook } from './box.ts'
import { type Draw, type LayoutContext, ownOf } from './layout-context.ts'
import { linesOf, type Member, membersOf } from './members.ts'
import { plaqueBlocks } from './plaque.ts'
import { rowEmitters } from './row-emitters.ts'
import { type BoxNode, measureRow } from './row-metrics.ts'
import { strategyOf } from './row-strategy.ts'
import { boxed, keepTogether, keepWithNext, roomIn, stacked } from './wrap.ts'

/** Boxes in a row: each line of them is measured once, and the rules of `row-strategy.ts` decide its form. */
export const rowBlocks = (node: BoxNode, context: LayoutContext, draw: Draw): Block[] => {
  const { box } = node
  const look = boxLook(box, ownOf(context, node.slot), context)
  const plaque = plaqueBlocks(node, look, context)
  if (plaque) return plaque
  const { inner } = roomIn(look, context)
  const members = membersOf(node.children, inner)
  const content = (): Block[] => {
    const [rowGap, columnGap] = look.gap
    if (box.fold && context.narrow)
      return stacked(
        members.map(({ node: child }) => draw(child, inner)),
        rowGap,
      )
    const whole = measureRow(members, inner, look, box)
    // If one member keeps the row from running as one text, no line of it runs.
    const lineRow = (line: readonly Member[]) => ({ ...measureRow(line, inner, look, box), isRunning: false })
    const rows =
      box.wrap && !whole.isRunning ? linesOf(members, inner.width, columnGap).map(lineRow) : [whole]
    return stacked(
      rows.map((row) => (row.members.length === 0 ? [] : rowEmitters[strategyOf(row)](row, draw))),
      rowGap,
    )
  }
  const blocks = boxed(content(), look, context)
  const whole = box.keep ? keepTogether(blocks) : blocks
  return box.keepNext ? keepWithNext(whole) : whole
}
