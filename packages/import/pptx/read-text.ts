import type { Block, Span } from '#packages/document/values.ts'
import { cleanHref } from '#packages/export/docx/clean.ts'
import { attributeOf, childOf, type XmlNode } from './xml-tree.ts'

/** The target of a link, by its id. */
export type LinkTo = (id: string | undefined) => string | undefined

export interface Paragraph {
  block: Block
  /** 0 for the highest level. */
  level: number
  /** Of its largest letters, in hundredths of a point; 0 where it says none. */
  size: number
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i

const spanOf = (run: XmlNode, linkTo: LinkTo): Span | undefined => {
  const text = childOf(run, 'a:t')?.text ?? ''
  if (text === '') return undefined
  const look = childOf(run, 'a:rPr')
  const target = linkTo(attributeOf(childOf(look, 'a:hlinkClick'), 'r:id'))
  const href = target === undefined ? undefined : cleanHref(target)
  const underline = attributeOf(look, 'u')
  return {
    text,
    ...(isOn(attributeOf(look, 'b')) ? { bold: true as const } : {}),
    ...(isOn(attributeOf(look, 'i')) ? { italic: true as const } : {}),
    ...(underline !== undefined && underline !== 'none' ? { underline: true as const } : {}),
    ...(href && SAFE.test(href) && href.length <= 2000 ? { href } : {}),
  }
}

const sameLook = (one: Span, other: Span): boolean => {
  const bare = (span: Span) => JSON.stringify({ ...span, text: '' })
  return bare(one) === bare(other)
}

/** Programs cut a text at every word that they have doubts about: what looks alike is one. */
const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last && sameLook(last, span)) all.splice(-1, 1, { ...last, text: last.text + span.text })
    else all.push(span)
  }
  return all
}

/** A text that is bold as a whole is bold because of its place, not because of what it says. */
const plainly = (spans: readonly Span[]): Span[] => {
  const wordSpans = spans.filter(({ text }) => text.trim() !== '')
  if (!wordSpans.every(({ bold }) => bold)) return [...spans]
  return spans.map(({ bold: _, ...rest }) => rest)
}

const MAX_SPANS = 500
const MAX_TEXT_LENGTH = 20_000

const listOf = (look: XmlNode | undefined, isListed: boolean): Block['list'] => {
  if (childOf(look, 'a:buAutoNum')) return 'number'
  if (childOf(look, 'a:buNone')) return undefined
  return childOf(look, 'a:buChar') || childOf(look, 'a:buBlip') || isListed ? 'bullet' : undefined
}

const paragraphOf = (node: XmlNode, linkTo: LinkTo, isListed: boolean): Paragraph | undefined => {
  const look = childOf(node, 'a:pPr')
  const spans = node.children.flatMap((child): Span[] => {
    if (child.tag.name === 'a:br') return [{ text: '\n' }]
    if (child.tag.name !== 'a:r' && child.tag.name !== 'a:fld') return []
    const span = spanOf(child, linkTo)
    return span ? [span] : []
  })
  const all = joined(plainly(spans)).slice(0, MAX_SPANS)
  if (all.every(({ text }) => text.trim() === '')) return undefined
  const list = listOf(look, isListed)
  const sizes = node.children.map((child) => Number(attributeOf(childOf(child, 'a:rPr'), 'sz') ?? 0))
  return {
    block: {
      ...(list ? { list } : {}),
      spans: all.map((span) => ({ ...span, text: span.text.slice(0, MAX_TEXT_LENGTH) })),
    },
    level: Math.min(8, Math.max(0, Number(attributeOf(look, 'lvl') ?? 0) || 0)),
    size: Math.max(0, ...sizes.filter(Number.isFinite)),
  }
}

/** The paragraphs of a text body that say something. */
export const paragraphsOf = (body: XmlNode | undefined, linkTo: LinkTo, isListed: boolean): Paragraph[] =>
  (body?.children ?? [])
    .filter(({ tag }) => tag.name === 'a:p')
    .flatMap((node) => paragraphOf(node, linkTo, isListed) ?? [])

export const textOf = ({ block }: Paragraph): string =>
  block.spans
    .map(({ text }) => text)
    .join('')
    .replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, '\n')
    .trim()
