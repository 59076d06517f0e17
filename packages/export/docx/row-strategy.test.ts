import { expect, it } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Box } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import { boxLook } from './box.ts'
import { layoutContextOf } from './layout-context.ts'
import { membersOf } from './members.ts'
import { measureRow } from './row-metrics.ts'
import { type RowStrategy, strategyOf } from './row-strategy.ts'

const text = (words: string): Node => ({ node: 'text', text: words, look: {}, role: 'p' })
const inBox = (box: Box, ...children: Node[]): Node => ({ node: 'stack', box, children })
const photo: Node = { node: 'picture', src: 'photo', width: '90px', height: '120px', box: {} }
const rule: Node = { node: 'rule', edge: {}, upright: false, box: {} }
const long = text('一段很长的说明文字，长到在一行里放不下，只好接着写到下一行去。'.repeat(3))

const strategyFor = (box: Box, children: readonly Node[]): RowStrategy => {
  const context = { ...layoutContextOf(blankDocument('', 'zh'), new Map()), width: 500 }
  return strategyOf(measureRow(membersOf(children, context), context, boxLook(box, {}, context), box))
}

const rows: [name: string, box: Box, children: Node[], strategy: RowStrategy][] = [
  ['tags', { wrap: true, gap: 1 }, [inBox({ fill: 'soft' }, text('甲')), text('乙')], 'tags'],
  ['texts that wrap', { wrap: true, gap: 1 }, [text('甲'), text('乙')], 'running'],
  ['texts that run on', { run: true }, [text('甲'), long], 'running'],
  ['a text alone', {}, [long], 'line'],
  ['a card alone', {}, [inBox({ fill: 'soft' }, text('甲'))], 'box'],
  ['a photo next to a text', { gap: 2 }, [photo, text('甲')], 'table'],
  ['two short texts', { gap: 2 }, [text('甲'), text('乙')], 'line'],
  ['two short texts at both edges', { justify: 'between' }, [text('甲'), text('乙')], 'line'],
  ['a text and a line that fills the row', { gap: 2 }, [text('甲'), rule], 'line'],
  ['a long text at one edge', { justify: 'between' }, [text('甲'), long], 'table'],
  ['a long text in a column that grows', { gap: 2 }, [text('甲'), inBox({ grow: 1 }, long)], 'table'],
  ['a label and a long text', { gap: 2 }, [text('技能：'), long], 'label'],
  ['a long text before another', { gap: 2 }, [long, text('乙')], 'paragraph'],
  ['three texts, more than fit', { gap: 2 }, [text('甲'), text('乙'), long], 'paragraph'],
]

it.each(rows)('%s', (_name, box, children, strategy) => {
  expect(strategyFor(box, children)).toBe(strategy)
})
