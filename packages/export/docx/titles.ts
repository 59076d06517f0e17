import type { Node } from '#packages/sections/node.ts'
import { numeral } from '#packages/sections/numerals.ts'
import type { Block, Counted } from './block.ts'
import { boxLook } from './box.ts'
import { drawn, groundFigure } from './figures.ts'
import { type LayoutContext, ownOf } from './layout-context.ts'
import { lineBlock } from './lines.ts'
import { piecesOf, textLookOf } from './pieces.ts'

type TextNode = Extract<Node, { node: 'text' }>

/** The forms of numbers as docTitles writes them, with the text around the number. */
const FORMS = [
  /^(第)(.+)(条)$/,
  /^()(.+)(、)$/,
  /^(（)(.+)(）)$/,
  /^(Article )(.+)()$/,
  /^(\()(.+)(\) ?)$/,
  /^()(.+)(\. ?)$/,
]

const MAX_NUMBER = 99

const countOf = (text: string, language: 'zh' | 'en'): number => {
  for (let count = 1; count <= MAX_NUMBER; count += 1) if (numeral(count, language) === text) return count
  return 0
}

/** A blank that is wide enough to be seen as one. */
const WIDE = 0.6

const countedOf = (node: TextNode, gap: number, context: LayoutContext): Counted | undefined => {
  const [, before = '', number = '', after = ''] =
    FORMS.map((form) => form.exec(node.text)).find(Boolean) ?? []
  if (number === '') return undefined
  const look = textLookOf(node, context)
  const blank = gap <= 0 ? '' : gap >= look.size * WIDE ? '\u3000' : '\u00a0'
  const form = `${before}%1${after}${blank}`
  const pieces = piecesOf(node, context) ?? []
  const common = { form, pieces, look }
  if (/^\d+$/.test(number)) return { ...common, format: 'decimal', count: Number(number) }
  const chinese = countOf(number, 'zh')
  if (chinese > 0) return { ...common, format: 'chineseCountingThousand', count: chinese }
  const roman = countOf(number, 'en')
  return roman > 0 ? { ...common, format: 'upperRoman', count: roman } : undefined
}

/**
 * A title after its number on a block: the block is an inline figure, so that the title is a heading and not a table.
 */
const blockTitle = (
  title: Extract<Node, { node: 'row' | 'stack' | 'layer' }>,
  context: LayoutContext,
): Block[] | undefined => {
  const [box, words, ...more] = title.children
  if (box?.node !== 'row' || words?.node !== 'text' || more.length > 0) return undefined
  const [number] = box.children
  if (number?.node !== 'text' || number.slot !== 'number') return undefined
  const look = boxLook(box.box, ownOf(context, box.slot), context)
  const { width, height } = look
  const pieces = piecesOf(words, context)
  const [ground] = width && height ? groundFigure(look, width, height) : []
  if (!ground || !width || !height || !pieces || ownOf(context, number.slot).display) return undefined
  const label = { text: number.text, look: textLookOf(number, look.inside) }
  const drawing = drawn(width, height, [{ ...ground, label }])
  const { gap, inside } = boxLook(title.box, ownOf(context, title.slot), context)
  const role = words.role === 'h3' ? 'h3' : 'h2'
  return lineBlock(
    [
      { piece: 'drawing', drawing, look: inside.text },
      { piece: 'gap', width: gap[1], look: inside.text },
      ...pieces,
    ],
    inside,
    { role },
  )
}

/**
 * A title with a number that Word counts or a figure contains. Undefined for titles without a number or of another
 * form.
 */
export const countedTitle = (title: Node, context: LayoutContext): Block[] | undefined => {
  if (title.node !== 'row') return undefined
  const block = blockTitle(title, context)
  if (block) return block
  const [number, words, ...more] = title.children
  if (number?.node !== 'text' || number.slot !== 'number' || words?.node !== 'text' || more.length > 0)
    return undefined
  const own = ownOf(context, number.slot)
  const { gap, inside } = boxLook(title.box, ownOf(context, title.slot), context)
  const counted = own.display || own.background ? undefined : countedOf(number, gap[1], inside)
  const pieces = counted && piecesOf(words, inside)
  if (!counted || !pieces || pieces.length === 0) return undefined
  const role = words.role === 'h3' ? 'h3' : 'h2'
  return lineBlock(pieces, inside, { role }).map((block) => ({ ...block, number: counted }))
}
