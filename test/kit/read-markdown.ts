/**
 * Parses Markdown by CommonMark as far as resumes need it, to check exported files. Anything that would not render as
 * text (code, quotations, pictures, GitHub tables) is an error here.
 */
export interface ReadBlock {
  as: 'text' | 'bullet' | 'number' | 'rule' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  number?: number
  signs: ReadSign[]
}

/** One character as it is rendered. */
export interface ReadSign {
  sign: string
  strong: boolean
  emphasis: boolean
  href?: string
}

interface Delimiter {
  run: string
  left: number
  opens: boolean
  closes: boolean
}
type Inline = ReadSign | Delimiter

const isBlank = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
const isMark = (sign: string | undefined) => sign !== undefined && /[\p{P}\p{S}]/u.test(sign)

const delimiterAt = (signs: readonly string[], at: number): Delimiter => {
  let end = at
  while (signs[end] === signs[at]) end += 1
  const [before, after] = [signs[at - 1], signs[end]]
  const isLeft = !isBlank(after) && (!isMark(after) || isBlank(before) || isMark(before))
  const isRight = !isBlank(before) && (!isMark(before) || isBlank(after) || isMark(after))
  const inWord = signs[at] === '_' && isLeft && isRight
  return {
    run: signs.slice(at, end).join(''),
    left: end - at,
    opens: isLeft && (!inWord || isMark(before)),
    closes: isRight && (!inWord || isMark(after)),
  }
}

const fits = (opener: Delimiter, closer: Delimiter): boolean => {
  if (opener.run[0] !== closer.run[0] || !opener.opens || opener.left === 0) return false
  const [one, other] = [opener.run.length, closer.run.length]
  if (!opener.closes && !closer.opens) return true
  return (one + other) % 3 !== 0 || (one % 3 === 0 && other % 3 === 0)
}

const isDelimiter = (inline: Inline): inline is Delimiter => 'run' in inline

const pair = (inlines: Inline[], opener: Delimiter, closer: Delimiter) => {
  const used = opener.left >= 2 && closer.left >= 2 ? 2 : 1
  opener.left -= used
  closer.left -= used
  for (const inner of inlines.slice(inlines.indexOf(opener) + 1, inlines.indexOf(closer)))
    if (isDelimiter(inner)) inner.opens = inner.closes = false
    else if (used === 2) inner.strong = true
    else inner.emphasis = true
}

const withEmphasis = (inlines: Inline[]): ReadSign[] => {
  for (const closer of inlines.filter(isDelimiter))
    while (closer.closes && closer.left > 0) {
      const before = inlines.slice(0, inlines.indexOf(closer)).filter(isDelimiter)
      const opener = before.findLast((one) => fits(one, closer))
      if (!opener) break
      pair(inlines, opener, closer)
    }
  return inlines.flatMap((inline) =>
    isDelimiter(inline)
      ? [...(inline.run[0] ?? '').repeat(inline.left)].map((sign) => ({
          sign,
          strong: false,
          emphasis: false,
        }))
      : [inline],
  )
}

const refuse = (what: string, text: string): never => {
  throw new Error(`${what} in: ${text}`)
}

/** The end of a bracket at the start of a text and the end of its address; undefined if it is not a link. */
const LINK = /^\[((?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*)\]\(((?:\\.|[^\s()\\<])*)\)/u
const AUTOLINK = /^<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>/iu
const TAG = /^<(\/?)(strong|em)>/u
const REFUSED: readonly [RegExp, string][] = [
  [/^!\[/u, 'a picture'],
  [/^`/u, 'code'],
  [/^<(?:[a-z/!?])/iu, 'markup'],
  [/^&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/iu, 'an entity'],
  [/^~/u, 'a strike'],
  [/^\$/u, 'a formula'],
]

const unescaped = (text: string) => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')

export const readInline = (text: string): ReadSign[] => {
  const inlines: Inline[] = []
  const signs = [...text]
  const open = { strong: 0, em: 0 }
  const show = (shown: string) => {
    for (const sign of shown) inlines.push({ sign, strong: open.strong > 0, emphasis: open.em > 0 })
  }
  for (let at = 0; at < signs.length; ) {
    const rest = signs.slice(at).join('')
    const [escaped, sign] = /^\\([!-/:-@[-`{-~])/.exec(rest) ?? []
    const [link, words, to] = LINK.exec(rest) ?? []
    const [automatic, address] = AUTOLINK.exec(rest) ?? []
    const [tag, closing, name] = TAG.exec(rest) ?? []
    const refused = REFUSED.find(([pattern]) => pattern.test(rest))
    let taken = escaped ?? link ?? automatic ?? tag ?? ''
    if (escaped) show(sign ?? '')
    else if (link)
      inlines.push(...readInline(words ?? '').map((one) => ({ ...one, href: unescaped(to ?? '') })))
    else if (automatic)
      inlines.push(
        ...[...(address ?? '')].map((one) => ({
          sign: one,
          strong: open.strong > 0,
          emphasis: open.em > 0,
          href: address ?? '',
        })),
      )
    else if (tag) open[name as 'strong' | 'em'] += closing ? -1 : 1
    else if (refused) refuse(refused[1], text)
    else if (signs[at] === '*' || signs[at] === '_') {
      const delimiter = delimiterAt(signs, at)
      inlines.push(delimiter)
      taken = delimiter.run
    } else {
      taken = signs[at] ?? ''
      show(taken)
    }
    at += [...taken].length
  }
  return withEmphasis(inlines)
}

const ITEM = /^(?:([-+*])|(\d{1,9})[.)])(?:\s+(.*))?$/u
const RULE = /^(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/u
const HEADING = /^(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/u
const OTHER: readonly [RegExp, string][] = [
  [/^(?: {4}|\t)/u, 'indented code'],
  [/^(?:```|~~~)/u, 'fenced code'],
  [/^>/u, 'a quotation'],
]

const readLine = (line: string): ReadBlock => {
  const other = OTHER.find(([pattern]) => pattern.test(line))
  if (other) refuse(other[1], line)
  if (RULE.test(line)) return { as: 'rule', signs: [] }
  const [, level, title = ''] = HEADING.exec(line) ?? []
  if (level) return { as: `h${level.length}` as 'h1', signs: readInline(title) }
  const [item, , number, words = ''] = ITEM.exec(line) ?? []
  if (item === undefined) return { as: 'text', signs: readInline(line) }
  const inner = readLine(words)
  if (inner.as !== 'text') refuse('a block in a list', line)
  return number
    ? { as: 'number', number: Number(number), signs: inner.signs }
    : { as: 'bullet', signs: inner.signs }
}

export const readMarkdown = (markdown: string): ReadBlock[] => {
  const lines = markdown.split('\n')
  const blocks: ReadBlock[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const block = readLine(line)
    const before = (lines[at - 1] ?? '').trim() === '' ? undefined : blocks.at(-1)
    // A line directly below another continues it, unless it begins a list item.
    if (before && block.as !== 'bullet' && block.as !== 'number') refuse('a line that goes on', line)
    blocks.push(block)
  }
  return blocks
}
