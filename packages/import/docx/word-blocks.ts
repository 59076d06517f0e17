import type { Block, Span, Table } from '#packages/document/values.ts'
import { cleanHref } from '#packages/export/docx/clean.ts'
import { normalise } from '../text/normalise.ts'
import { picturesIn } from './docx-lines.ts'
import type { Look } from './styles.ts'
import type { WordNode } from './word-tree.ts'

/** The content of a Word file, from top to bottom. */
export type WordBlock =
  | { is: 'heading'; level: number; text: string }
  | { is: 'text'; block: Block; size: number; isCentred: boolean }
  | { is: 'table'; table: Table }
  | { is: 'picture'; picture: WordNode }

type Styles = ReadonlyMap<string, Look>

const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i

const hrefOf = (href: string | undefined): string | undefined => {
  const clean = href === undefined ? undefined : cleanHref(href)
  return clean && SAFE.test(clean) && clean.length <= 2000 ? clean : undefined
}

const spansIn = (node: WordNode, run: WordNode, href?: string): Span[] => {
  if (node.type === 'text')
    return [
      {
        text: normalise(node.value ?? ''),
        ...(run.isBold ? { bold: true as const } : {}),
        ...(run.isItalic ? { italic: true as const } : {}),
        ...(href ? { href } : {}),
      },
    ]
  if (node.type === 'tab') return [{ text: '　' }]
  if (node.type === 'break') return node.breakType === 'line' ? [{ text: '\n' }] : []
  const inner = node.type === 'run' ? node : run
  const link = node.type === 'hyperlink' ? hrefOf(node.href) : href
  return (node.children ?? []).flatMap((child) => spansIn(child, inner, link))
}

const bare = (span: Span): string => JSON.stringify({ ...span, text: '' })

const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = []
  for (const span of spans.filter(({ text }) => text !== '')) {
    const last = all.at(-1)
    if (last && bare(last) === bare(span)) all.splice(-1, 1, { ...last, text: last.text + span.text })
    else all.push(span)
  }
  return all
}

const MAX_TEXT_LENGTH = 20_000
const MAX_SPANS = 500

/** Blanks at both ends are how people set text in; our looks do that. */
const trimmed = (spans: Span[]): Span[] => {
  const [first] = spans
  if (first) first.text = first.text.replace(/^[\s\u3000]+/, '')
  const last = spans.at(-1)
  if (last) last.text = last.text.replace(/(?<!\s)\s+$/, '')
  return spans.filter(({ text }) => text !== '').slice(0, MAX_SPANS)
}

const sayingOf = (paragraph: WordNode): Span[] =>
  trimmed(joined((paragraph.children ?? []).flatMap((child) => spansIn(child, { type: 'run' }))))

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

const sizesIn = (node: WordNode): number[] => [
  ...(node.type === 'run' && node.fontSize ? [node.fontSize] : []),
  ...(node.children ?? []).flatMap(sizesIn),
]

/** 0 is what the whole file is called. */
const levelOf = ({ styleName, styleId }: WordNode, styles: Styles): number | undefined => {
  if (/^(?:title|标题)$/i.test(styleName ?? '')) return 0
  const [, number] = /^(?:heading|标题)\s?([1-6])$/i.exec(styleName ?? '') ?? []
  return number === undefined ? styles.get(styleId ?? '')?.level : Number(number)
}

const ALIGNS: Record<string, Block['align']> = { center: 'center', right: 'right', end: 'right' }

const paragraphBlocks = (node: WordNode, styles: Styles): WordBlock[] => {
  const spans = sayingOf(node)
  const text = textOf(spans)
  const pictures = picturesIn(node).map((picture): WordBlock => ({ is: 'picture', picture }))
  if (text === '') return pictures
  const level = levelOf(node, styles)
  if (level !== undefined && text.length <= 80 && !text.includes('\n'))
    return [{ is: 'heading', level, text }, ...pictures]
  const align = ALIGNS[node.alignment ?? '']
  const list = node.numbering ? (node.numbering.isOrdered ? 'number' : 'bullet') : undefined
  const block: Block = {
    ...(list ? { list } : {}),
    ...(align ? { align } : {}),
    spans: spans.map((span) => ({ ...span, text: span.text.slice(0, MAX_TEXT_LENGTH) })),
  }
  const size = Math.max(0, ...sizesIn(node)) || (styles.get(node.styleId ?? '')?.size ?? 0)
  return [{ is: 'text', block, size, isCentred: align === 'center' }, ...pictures]
}

const MAX_COLUMNS = 16
const MAX_ROWS = 200
const MAX_CELL_LENGTH = 1000

const cellText = (cell: WordNode): string =>
  (cell.children ?? [])
    .map((node) => (node.type === 'paragraph' ? textOf(sayingOf(node)) : cellText(node)))
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MAX_CELL_LENGTH)

/** A cell that reaches over several leaves the others empty. */
const rowTexts = (row: WordNode): string[] =>
  (row.children ?? []).flatMap((cell) => [cellText(cell), ...Array<string>((cell.colSpan ?? 1) - 1).fill('')])

const tableBlocks = (node: WordNode, styles: Styles): WordBlock[] => {
  const rows = (node.children ?? []).map(rowTexts)
  const wide = Math.max(0, ...rows.map((row) => row.length))
  // A table of one column, of one row of paragraphs, or one wider than any of ours is a frame around what it holds.
  const isRow = rows.length === 1 && rows[0]?.some((text) => text.includes('\n'))
  const isFrame = wide < 2 || wide > MAX_COLUMNS || isRow
  if (isFrame)
    return (node.children ?? []).flatMap((row) =>
      (row.children ?? []).flatMap((cell) => wordBlocks(cell, styles)),
    )
  const [head = [], ...body] = rows
  const parts = Math.max(1, Math.ceil(body.length / MAX_ROWS))
  const tables = Array.from({ length: parts }, (_, part): WordBlock => {
    const some = body.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS)
    return { is: 'table', table: { head: part === 0 ? head : [], rows: some } }
  })
  return [...tables, ...picturesIn(node).map((picture): WordBlock => ({ is: 'picture', picture }))]
}

export const wordBlocks = (tree: WordNode, styles: Styles): WordBlock[] =>
  (tree.children ?? []).flatMap((node) => {
    if (node.type === 'table') return tableBlocks(node, styles)
    return node.type === 'paragraph' ? paragraphBlocks(node, styles) : wordBlocks(node, styles)
  })
