import type { Block, Rich, Span } from '#packages/document/values.ts'

type Style = Omit<Span, 'text'>

const styleOf = ({ text: _, ...style }: Span): Style => style
const keyOf = ({ bold, italic, underline, color, href }: Style) =>
  `${bold ?? ''}|${italic ?? ''}|${underline ?? ''}|${color ?? ''}|${href ?? ''}`

/** Joins spans of the same style, removes empty ones and sorts keys, so that equal texts are equal data. */
export const tidySpans = (spans: readonly Span[]): Span[] => {
  const tidy: Span[] = []
  for (const { text, bold, italic, underline, color, href } of spans) {
    if (text === '') continue
    const span: Span = {
      text,
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
      ...(underline ? { underline } : {}),
      ...(color ? { color } : {}),
      ...(href ? { href } : {}),
    }
    const last = tidy.at(-1)
    if (last && keyOf(last) === keyOf(span)) last.text += text
    else tidy.push(span)
  }
  return tidy
}

const attrs = ({ list, align }: Pick<Block, 'list' | 'align'>) => ({
  ...(list ? { list } : {}),
  ...(align ? { align } : {}),
})

export const tidyBlock = (block: Block): Block => ({ ...attrs(block), spans: tidySpans(block.spans) })

/** Converts one plain empty paragraph to the empty text. */
export const unlessEmpty = (blocks: Rich): Rich => {
  const [only] = blocks
  const isEmpty = blocks.length === 1 && !only?.list && !only?.align && only?.spans.every(({ text }) => !text)
  return isEmpty ? [] : blocks
}

export const tidyRich = (rich: Rich): Rich => unlessEmpty(rich.map(tidyBlock))

/** Cached, because texts are compared at each key and usually only one block has changed. */
const tidyTexts = new WeakMap<Block, string>()
const tidyTextOf = (block: Block): string => {
  const known = tidyTexts.get(block)
  if (known !== undefined) return known
  const text = JSON.stringify(tidyBlock(block))
  tidyTexts.set(block, text)
  return text
}

export const sameRich = (one: Rich, other: Rich): boolean => {
  const [here, there] = [unlessEmpty(one), unlessEmpty(other)]
  return (
    here.length === there.length &&
    here.every((block, at) => block === there[at] || tidyTextOf(block) === tidyTextOf(there[at] as Block))
  )
}

/** A line: a block, or the text after a line break within a block. */
export interface Line extends Pick<Block, 'list' | 'align'> {
  /** The style of the line break before it, if it is not the first line of its block. */
  soft?: Style
  spans: Span[]
}

export const textOfLine = (line: Line): string => line.spans.map(({ text }) => text).join('')

export const linesOfRich = (rich: Rich): Line[] =>
  rich.flatMap((block) => {
    const lines: Line[] = [{ ...attrs(block), spans: [] }]
    for (const span of block.spans)
      for (const [at, text] of span.text.split('\n').entries()) {
        if (at > 0) lines.push({ ...attrs(block), soft: styleOf(span), spans: [] })
        lines.at(-1)?.spans.push({ ...styleOf(span), text })
      }
    return lines
  })

export const richOfLines = (lines: readonly Line[]): Rich => {
  const blocks: Block[] = []
  for (const { soft, spans, ...own } of lines) {
    const last = blocks.at(-1)
    if (soft && last) last.spans.push({ ...soft, text: '\n' }, ...spans)
    else blocks.push({ ...attrs(own), spans: [...spans] })
  }
  return tidyRich(blocks)
}
