import type { Block, Rich, Span } from '#packages/document/values.ts'
import { linePairs } from './line-pairs.ts'
import { diffText } from './text-diff.ts'

type List = NonNullable<Block['list']>
type Marks = Omit<Span, 'text'>

/** Always `1. `: a line that goes must not change the numbers of all that follow it. */
const SIGN: Record<List, string> = { bullet: '- ', number: '1. ' }

const textOf = (block: Block): string => block.spans.map(({ text }) => text).join('')

/** A line feed inside of a block is a line as well; only the first one carries the sign of its list. */
const linesOfBlock = (block: Block): string[] =>
  textOf(block)
    .split('\n')
    .map((line, at) => (at === 0 && block.list ? `${SIGN[block.list]}${line}` : line))

/** A styled text as engines read it. */
export const plainOf = (rich: Rich): string => rich.flatMap(linesOfBlock).join('\n')

const LIST_LINE = /^(?:(- )|1\. |\d{1,2}\. )/

const listOf = (line: string): { list?: List; text: string } => {
  const [sign = '', bullet] = LIST_LINE.exec(line) ?? []
  if (sign === '') return { text: line }
  return { list: bullet ? 'bullet' : 'number', text: line.slice(sign.length) }
}

const hasSign = (line: string): boolean => LIST_LINE.test(line)

/** The one sign that all lines have. */
const signOfAll = (text: string): string | undefined => {
  const signs = new Set(text.split('\n').map((line) => LIST_LINE.exec(line)?.[0] ?? ''))
  const [sign = ''] = signs
  return signs.size === 1 && sign !== '' ? sign : undefined
}

/** Typed numbers at the start of paragraphs: 1. 2. 3. */
const COUNTED = /^(?!1\. )\d{1,2}\. /m

/**
 * The one form in which texts are compared and kept: engines count lines up, end them as Windows does, use other
 * signs, or forget those of the list that they rewrote.
 */
export const normalised = (text: string, before = ''): string => {
  const isCounted = COUNTED.test(before)
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((raw) => {
      const line = raw.replace(/^\s*[•·▪●*]\s+/, '- ').replace(/^\s+(?=- |\d+\. )/, '')
      const { list, text: rest } = listOf(line)
      return list && !(list === 'number' && isCounted) ? SIGN[list] + rest : line
    })
  const sign = signOfAll(before)
  const forgot = sign !== undefined && text.trim() !== '' && !lines.some(hasSign)
  return (forgot ? lines.filter((line) => line.trim() !== '').map((line) => sign + line) : lines).join('\n')
}

/** One line of the old styled text: its block and its index in the block. */
interface OldLine {
  block: number
  part: number
  text: string
  marks: Marks[]
}

const oldLines = (before: Rich): OldLine[] =>
  before.flatMap((block, at) => {
    const lines: OldLine[] = [{ block: at, part: 0, text: '', marks: [] }]
    for (const { text, ...marks } of block.spans)
      for (const unit of text.split('')) {
        const last = lines.at(-1)
        if (unit === '\n') lines.push({ block: at, part: lines.length, text: '', marks: [] })
        else if (last) {
          last.text += unit
          last.marks.push(marks)
        }
      }
    return lines
  })

const sameMarks = (a: Marks, b: Marks): boolean =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.color === b.color &&
  a.href === b.href

/** The marks that both neighbors have: a word between two bold ones is bold, a word next to a link is not a link. */
const shared = (a: Marks | undefined, b: Marks | undefined): Marks => {
  if (!a || !b) return {}
  const keys = Object.keys(a) as (keyof Marks)[]
  return Object.fromEntries(keys.filter((key) => a[key] === b[key]).map((key) => [key, a[key]]))
}

/** The marks of each new character: those of the unchanged word, else of the replaced word or of both neighbors. */
const marksFor = (text: string, old: OldLine): Marks[] => {
  const marks: Marks[] = []
  let at = 0
  let replaced: Marks[] = []
  for (const part of diffText(old.text, text)) {
    const here = old.marks.slice(at, at + part.text.length)
    if (part.op === 'new') {
      const [first] = replaced
      const isEven = first !== undefined && replaced.every((one) => sameMarks(one, first))
      const own = isEven ? first : shared(old.marks[at - replaced.length - 1], old.marks[at])
      for (let unit = 0; unit < part.text.length; unit += 1) marks.push(own)
    } else at += part.text.length
    if (part.op === 'same') marks.push(...here)
    replaced = part.op === 'cut' ? here : []
  }
  return marks
}

const spansOf = (text: string, marks: readonly Marks[]): Span[] => {
  const spans: Span[] = []
  text.split('').forEach((unit, at) => {
    const own = marks[at] ?? {}
    const last = spans.at(-1)
    if (last && sameMarks(last, own)) last.text += unit
    else spans.push({ ...own, text: unit })
  })
  return spans
}

/** Marks that the whole text has: a line that comes to a red paragraph is red. An address is its words' own. */
const marksOfAll = (lines: readonly OldLine[]): Marks => {
  const all = lines.flatMap(({ marks }) => marks)
  const [first] = all
  if (first === undefined || !all.every((one) => sameMarks(one, first))) return {}
  const { href: _, ...marks } = first
  return marks
}

const even = (text: string, marks: Marks): Span[] => (text === '' ? [] : [{ ...marks, text }])

/** A plain text with the styles of the one that it replaces. */
export const richOf = (text: string, before: Rich): Rich => {
  if (text === plainOf(before)) return before
  if (text === '') return []
  const old = oldLines(before)
  const plain = before.flatMap(linesOfBlock)
  const lines = text.split('\n')
  const from = new Map(linePairs(plain, lines).map(([row, at]) => [at, row]))
  const usual = marksOfAll(old)
  const blocks: Block[] = []
  lines.forEach((line, at) => {
    const row = from.get(at)
    const was = row === undefined ? undefined : old[row]
    const stood = was && before[was.block]
    const last = blocks.at(-1)
    const above = from.get(at - 1)
    const isBelow = was !== undefined && was.part > 0 && above !== undefined && above === (row ?? 0) - 1
    if (isBelow && last) {
      last.spans = [...last.spans, { text: '\n' }, ...spansOf(line, marksFor(line, was))]
      return
    }
    // A typed `1. ` at the start of a plain paragraph is not turned into a list.
    const isTyped = stood !== undefined && !stood.list && was?.part === 0 && hasSign(plain[row ?? 0] ?? '')
    const { list, text: rest } = isTyped ? { text: line } : listOf(line)
    const align = (stood ?? last ?? before[0])?.align
    blocks.push({
      ...(list ? { list } : {}),
      ...(align ? { align } : {}),
      spans: was ? spansOf(rest, marksFor(rest, was)) : even(rest, usual),
    })
  })
  return blocks
}
