import { type Line, makeLine, type Run } from './text/line.ts'

const BLOCKS = new Set(
  'p div section article header footer main aside nav ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table tbody thead tr blockquote pre address figure figcaption form hr'.split(
    ' ',
  ),
)
const SILENT = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'iframe',
  'object',
  'title',
])
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  times: '×',
  laquo: '«',
  raquo: '»',
}

const codePoint = (number: number) =>
  number > 0 && number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff)
    ? String.fromCodePoint(number)
    : ''

const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return codePoint(Number(decimal))
      if (hex !== undefined) return codePoint(Number.parseInt(hex, 16))
      return ENTITIES[name?.toLowerCase() ?? ''] ?? whole
    },
  )

interface Tag {
  name: string
  closes: boolean
  attributes: string
}

/** Text and tags in turn, in one pass: nothing that it reads can make it slow. */
const tokens = function* (html: string): Generator<string | Tag> {
  const lastEnd = html.lastIndexOf('>')
  const lastComment = html.lastIndexOf('-->')
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0 || open > lastEnd) return yield html.slice(at)
    const isComment = html.startsWith('<!--', open) && open < lastComment
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*|!|\?)/i.exec(html.slice(open, open + 40)) ?? []
    if (name === '') {
      yield html.slice(at, open + 1)
      at = open + 1
      continue
    }
    const end = html.indexOf(isComment ? '-->' : '>', open)
    if (open > at) yield html.slice(at, open)
    yield {
      name: name.toLowerCase(),
      closes: slash === '/',
      attributes: html.slice(open, Math.min(end, open + 4000)),
    }
    at = end + (isComment ? 3 : 1)
  }
}

interface Open {
  bold: number
  italic: number
  href: string | undefined
  lists: ('bullet' | 'number')[]
  silent: string | undefined
}

const hrefIn = (attributes: string): string | undefined => {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i.exec(attributes) ?? []
  const href = double ?? single
  return href === undefined ? undefined : decode(href)
}

const change = (count: number, closes: boolean) => Math.max(0, count + (closes ? -1 : 1))

const style = (open: Open, { name, closes, attributes }: Tag) => {
  if (name === 'b' || name === 'strong') open.bold = change(open.bold, closes)
  else if (name === 'i' || name === 'em') open.italic = change(open.italic, closes)
  else if (name === 'a') open.href = closes ? undefined : hrefIn(attributes)
  else if (name === 'ul' || name === 'ol') {
    if (closes) open.lists.pop()
    else open.lists.push(name === 'ol' ? 'number' : 'bullet')
  }
}

const runOf = (text: string, { bold, italic, href }: Open): Run => ({
  text,
  ...(bold > 0 ? { bold: true } : {}),
  ...(italic > 0 ? { italic: true } : {}),
  ...(href ? { href } : {}),
})

const markOf = (name: string, open: Open): Partial<Line> =>
  name === 'li' ? { list: open.lists.at(-1) ?? 'bullet' } : { level: Number(name.slice(1)) }

interface Collected {
  lines: Line[]
  /** A silent tag was never closed: what came after it was not heard. */
  isCutShort: boolean
}

const collect = (html: string, silences: boolean): Collected => {
  const open: Open = { bold: 0, italic: 0, href: undefined, lists: [], silent: undefined }
  const lines: Line[] = []
  let cells: Run[][] = [[]]
  let more: Partial<Line> = {}
  const end = () => {
    const line = makeLine(cells, more)
    if (line.text !== '') lines.push(more.level === undefined ? line : { ...line, bold: true })
    cells = [[]]
    if (line.text !== '') more = {}
  }
  for (const token of tokens(html)) {
    if (typeof token === 'string') {
      const text = open.silent === undefined ? decode(token).replaceAll(/\s+/g, ' ') : ''
      if (text !== '') cells.at(-1)?.push(runOf(text, open))
    } else if (open.silent !== undefined) {
      if (token.closes && token.name === open.silent) open.silent = undefined
    } else {
      if (silences && SILENT.has(token.name) && !token.closes) open.silent = token.name
      if (token.name === 'td' || token.name === 'th') cells.push([])
      if (token.name === 'br' || BLOCKS.has(token.name)) end()
      style(open, token)
      if (/^(?:h[1-6]|li)$/.test(token.name)) more = token.closes ? {} : markOf(token.name, open)
    }
  }
  end()
  return { lines, isCutShort: open.silent !== undefined }
}

/** The lines of a page or of a styled text: blocks, list items, table rows; scripts and styles say nothing. */
export const htmlLines = (html: string): Line[] => {
  const { lines, isCutShort } = collect(html, true)
  return isCutShort ? collect(html, false).lines : lines
}

export const isHtml = (text: string): boolean => {
  const start = text.slice(0, 4000)
  return (
    /<!doctype html|<html[\s>]|<body[\s>]/i.test(start) ||
    (/<(?:div|p|h[1-3]|ul|table|section)[\s>]/i.test(start) &&
      /<\/(?:div|p|h[1-3]|ul|table|section)>/i.test(text.slice(0, 40_000)))
  )
}
