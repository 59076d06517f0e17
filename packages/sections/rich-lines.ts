import type { Block, Rich } from '#packages/document/values.ts'
import type { RichSet } from '#packages/layout/parts.ts'
import type { Fact } from './define.ts'

const textOf = (block: Block): string => block.spans.map(({ text }) => text).join('')

/** A part of a block, with the styles of its words. */
const slice = (block: Block, from: number, to: number): Block => {
  let at = 0
  const spans = block.spans.flatMap((span) => {
    const start = at
    at += span.text.length
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...span, text }]
  })
  return { ...block, spans }
}

/** Without the blanks at both ends. */
const trimmed = (block: Block): Block => {
  const text = textOf(block)
  return slice(block, text.length - text.trimStart().length, text.trimEnd().length)
}

/** A full stop ends a sentence; the point of 4.5, of `e.g.` or of an initial does not. */
const END =
  /[。！？!?]+[」』”’）)]*\s*|(?<!\b(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|No|vs|Inc|Ltd|Co|e\.g|i\.e))\.[”’")]*\s+(?=[A-Z“"‘(\d])/g

const cutAt = (block: Block, ends: readonly number[]): Block[] => {
  const length = textOf(block).length
  return [...ends, length]
    .map((end, at) => trimmed(slice(block, at === 0 ? 0 : (ends[at - 1] ?? 0), end)))
    .filter((one) => textOf(one) !== '')
}

const endsOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => match.index + match[0].length)

const sentences = (block: Block): Block[] => cutAt(block, endsOf(textOf(block), END))

/** `摄影：…` or `Choir: …` at the head of a line: a name that is no sentence, and what is said of it. */
const NAMED = /^([^：:，。；！？,;!?]{1,30})[：:](?!\/\/)\s*(\S.*)$/s

/** How much room a text takes, in Chinese characters. */
export const room = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2e80 ? 0.5 : 1), 0)

export const nameAndRest = (text: string): { name: string; rest: string } | undefined => {
  const [, name = '', rest = ''] = NAMED.exec(text) ?? []
  const clock = /\d$/.test(name) && /^\d/.test(rest)
  if (name === '' || clock || room(name) > 14 || name.trim().split(/\s+/).length > 4) return undefined
  return { name: name.trim(), rest: rest.trim() }
}

const isNamed = (block: Block): boolean => nameAndRest(textOf(block)) !== undefined

/** One line that holds several named things holds several lines: `摄影：…。徒步：…。` or with semicolons. */
const namedPieces = (block: Block): Block[] => {
  const bySentence = sentences(block)
  if (bySentence.length > 1 && bySentence.every(isNamed)) return bySentence
  const byClause = cutAt(block, endsOf(textOf(block), /[；;]\s*/g))
  return byClause.length > 1 && byClause.every(isNamed) ? byClause : [block]
}

/**
 * A styled text as the lines that its author thinks in: its paragraphs; where there is only one, its sentences.
 * Words keep their styles.
 */
export const linesOf = (text: Rich): Rich => {
  const lines = text.flatMap((block) => cutAt(block, endsOf(textOf(block), /\n/g))).flatMap(namedPieces)
  const [only] = lines
  return lines.length === 1 && only ? sentences(only) : lines
}

/** The first sentence, and then the text from there on. */
const openingOf = (text: Rich): Rich => {
  const [first, ...rest] = text
  if (!first) return text
  const [end] = endsOf(textOf(first), END)
  return [...cutAt(first, end === undefined ? [] : [end]), ...rest]
}

/** The first place of each word set bold, whatever its capitals. */
const withBold = (text: Rich, words: readonly string[]): Rich =>
  words.reduce<Rich>((blocks, word) => {
    const placeIn = (block: Block) => textOf(block).toLowerCase().indexOf(word.toLowerCase())
    const index = blocks.findIndex((block) => placeIn(block) >= 0)
    const block = blocks[index]
    if (!block || word === '') return blocks
    const from = placeIn(block)
    const to = from + word.length
    const middle = slice(block, from, to).spans.map((span) => ({ ...span, bold: true as const }))
    const spans = [...slice(block, 0, from).spans, ...middle, ...slice(block, to, Infinity).spans]
    return blocks.with(index, { ...block, spans })
  }, text)

/** A styled text as its layout wants it: divided differently, and with the names in it bold. */
export const cutBlocks = (text: Rich, { by, keys }: RichSet, facts: readonly Fact[]): Rich => {
  const names = facts.flatMap(({ label }) => label.split(/[、,]\s*/))
  const marked = keys ? withBold(text, names) : text
  return by === 'line' ? linesOf(marked) : by === 'opening' ? openingOf(marked) : marked
}
