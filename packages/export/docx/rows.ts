import type { Block } from './block.ts'
import { boxLook } from './box.ts'
import { linesOf, type Member, membersOf } from './members.ts'
import { plaqueBlocks } from './plaque.ts'
import { rowEmitters } from './row-emitters.ts'
import { type BoxNode, measureRow } from './row-metrics.ts'
import { strategyOf } from './row-strategy.ts'
import { type Draw, ownOf, type Setting } from './setting.ts'
import { boxed, kept, keptNext, roomIn, stacked } from './wrap.ts'

/** Boxes side by side: each line of them is measured once, and the rules of `row-strategy.ts` decide its form. */
export const rowBlocks = (node: BoxNode, setting: Setting, draw: Draw): Block[] => {
  const { box } = node
  const look = boxLook(box, ownOf(setting, node.slot), setting)
  const plaque = plaqueBlocks(node, look, setting)
  if (plaque) return plaque
  const { inner } = roomIn(look, setting)
  const members = membersOf(node.children, inner)
  const content = (): Block[] => {
    const [rowGap, columnGap] = look.gap
    if (box.fold && setting.narrow)
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
  const blocks = boxed(content(), look, setting)
  const whole = box.keep ? kept(blocks) : blocks
  return box.keepNext ? keptNext(whole) : whole
}
