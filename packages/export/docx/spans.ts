import type { Block as RichBlock, Span } from '#packages/document/values.ts'
import type { Ink } from '#packages/layout/box.ts'
import type { Bullet } from '#packages/layout/parts.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import { bulletOf } from '#packages/render/bullet.ts'
import type { Node } from '#packages/sections/node.ts'
import type { Piece, TextLook } from './block.ts'
import { cleanHref, cleanText } from './clean.ts'
import { inkOf, type LayoutContext, lookWith, ownOf } from './layout-context.ts'

type RichNode = Extract<Node, { node: 'rich' }>

/** Only valid addresses become links. */
export const linkOf = (href: string | undefined): { href?: string } => {
  const clean = href === undefined ? undefined : cleanHref(href)
  return clean === undefined ? {} : { href: clean }
}

const spanLook = (span: Span, look: TextLook, context: LayoutContext, keys: Ink | undefined): TextLook => ({
  ...look,
  ...(span.bold ? { bold: true, ...(keys ? { color: inkOf(context, keys) } : {}) } : {}),
  ...(span.italic ? { italic: true } : {}),
  ...(span.underline ? { underline: true } : {}),
  ...(span.color ? { color: span.color } : {}),
})

/** Text with its line breaks. */
export const wordPieces = (words: string, look: TextLook, href?: string): Piece[] =>
  words.split(/\r\n?|\n/).flatMap((part, at): Piece[] => {
    const text = cleanText(part)
    return [
      ...(at > 0 ? [{ piece: 'break', look } as const] : []),
      ...(text === '' ? [] : [{ piece: 'text', text, look, ...linkOf(href) } as const]),
    ]
  })

/** Styled text as pieces of a line. */
export const spanPieces = (
  spans: readonly Span[],
  look: TextLook,
  context: LayoutContext,
  keys: Ink | undefined,
): Piece[] => spans.flatMap((span) => wordPieces(span.text, spanLook(span, look, context, keys), span.href))

/** The style of bullets is set on the text, on its entry or on the whole section. */
const listStyleIn = ({ own }: LayoutContext, slot: string | undefined): StyleProps['listStyle'] =>
  own[slot ?? '']?.listStyle ?? own.item?.listStyle ?? own.section?.listStyle

export const bulletIn = (node: RichNode, block: RichBlock, context: LayoutContext): Bullet =>
  block.list === undefined && node.set.by !== 'line'
    ? 'none'
    : bulletOf(block, listStyleIn(context, node.slot), node.set.bullet)

/** A styled text of one plain paragraph as a part of a line. */
export const richPieces = (node: RichNode, context: LayoutContext): Piece[] | undefined => {
  const [only, ...more] = node.blocks
  const own = ownOf(context, node.slot)
  if (!only || more.length > 0 || node.labels || own.display === 'vertical') return undefined
  if (only.align || bulletIn(node, only, context) !== 'none') return undefined
  const look = lookWith(context, { ...node.look, ...node.set.lead }, own)
  return spanPieces(only.spans, look, context, node.set.keys)
}
