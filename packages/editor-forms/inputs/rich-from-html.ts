import { subBulletMark } from '#packages/document/sub-bullet.ts'
import type { Block, Rich, Span } from '#packages/document/values.ts'
import { escapeHtml } from '#packages/i18n/escape-html.ts'
import { cleanText } from './clean-text.ts'
import { isHref } from './href.ts'
import { tidySpans } from './rich-lines.ts'
import { BREAK, listOf } from './text-lines.ts'

type Style = Omit<Span, 'text'>
type List = Block['list']

const SKIP = new Set([
  'SCRIPT',
  'STYLE',
  'TITLE',
  'META',
  'LINK',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'IFRAME',
  'OBJECT',
])
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
)

/** Collapses whitespace; runs that contain a line break stay different until their neighbours are known. */
const collapsed = (text: string) =>
  cleanText(text).replaceAll(/[ \t\r\n\f]+/g, (blank) => (/[\r\n]/.test(blank) ? '\n' : ' '))

const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** A line break of the source becomes a space, or nothing between two Chinese characters. */
const withoutBreaks = (spans: readonly Span[]): Span[] => {
  const whole = spans.map(({ text }) => text).join('')
  let at = 0
  return spans.map((span) => {
    const start = at
    at += span.text.length
    const text = span.text.replaceAll('\n', (_, index: number) => {
      const [before = '', after = ''] = [whole[start + index - 1], whole[start + index + 1]]
      return CHINESE.test(before) && CHINESE.test(after) ? '' : ' '
    })
    return { ...span, text }
  })
}

const styleOf = (element: HTMLElement, style: Style): Style => {
  const { tagName } = element
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style
  const weight = fontWeight === 'bold' ? 700 : fontWeight === 'normal' ? 400 : Number(fontWeight)
  // Google Docs wraps everything in a `b` with a normal font weight.
  const bold = fontWeight !== '' ? weight >= 600 : /^(B|STRONG|H[1-6]|TH)$/.test(tagName) || style.bold
  const italic = fontStyle !== '' ? fontStyle !== 'normal' : /^(I|EM)$/.test(tagName) || style.italic
  const lines = `${textDecorationLine} ${textDecoration}`
  const href = tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
  // The underline of a link is not a style of its text.
  const underline = tagName === 'U' || (lines.includes('underline') && !href) || style.underline
  return {
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(underline ? { underline: true } : {}),
    ...(isHref(href) ? { href } : style.href ? { href: style.href } : {}),
  }
}

/** Whether line breaks of the source are kept: in `pre` or because of its style. */
const keepsLines = (element: HTMLElement, around: boolean): boolean => {
  const { style, tagName } = element
  const whiteSpace = style.whiteSpace || style.getPropertyValue('white-space-collapse')
  if (whiteSpace === '') return tagName === 'PRE' || around
  return whiteSpace === 'inherit' ? around : /^(pre|preserve|break-spaces)/.test(whiteSpace)
}

/** The list type of a line and its depth. */
interface Point {
  list: NonNullable<List>
  level: number
  /** The number as text, in numbered lists. */
  mark?: string
}

/** Numbers such as `1.`, `(2)`, `a)`, `iv.`, `三、`. A single letter is a bullet in a symbol font. */
const COUNTED = /^[(\uff08]?(?:\d{1,3}|[a-z]{1,5}|[\u4e00-\u4e5d\u5341]{1,3})[.)\uff09\u3001\uff0e]$/i

/** Word exports list items as paragraphs whose text contains the mark. */
const wordPoint = (element: HTMLElement): Point | undefined => {
  const style = element.getAttribute('style') ?? ''
  const isListed = /mso-list:\s*l\d/i.test(style)
  if (!isListed && !/MsoListParagraph/.test(element.className)) return undefined
  const ignored = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const mark = (ignored?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '')
  const level = Number(/mso-list:[^;]{0,200}\blevel(\d)/i.exec(style)?.[1] ?? 1)
  return COUNTED.test(mark) || /\d/.test(mark) ? { list: 'number', level, mark } : { list: 'bullet', level }
}

const listsAround = (element: Element): number => {
  let count = 0
  for (let at = element.parentElement; at; at = at.parentElement) if (/^[OU]L$/.test(at.tagName)) count += 1
  return count
}

/** Some programs write each level as a separate list with an attribute for its level. */
const itemPoint = (item: HTMLElement): Point => {
  const declared = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1)
  const level = Math.min(9, Math.max(listsAround(item), Number.isInteger(declared) ? declared : 1))
  const { parentElement: list } = item
  if (list?.tagName !== 'OL') return { list: 'bullet', level }
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  const first = Number(list.getAttribute('start') ?? 1) || 1
  return { list: 'number', level, mark: `${first + items.indexOf(item)}.` }
}

const pointAt = (element: HTMLElement): Point | undefined =>
  element.tagName === 'LI' ? itemPoint(element) : wordPoint(element)

const trimmed = (spans: Span[]): Span[] => {
  const tidy = tidySpans(withoutBreaks(spans))
  const [first] = tidy
  if (first) first.text = first.text.trimStart()
  const last = tidy.at(-1)
  if (last) last.text = last.text.trimEnd()
  return tidySpans(tidy)
}

/** Maximum number of spans in a pasted paragraph. It is below the limit of a paragraph, which may have text already. */
const MAX_SPANS = 400

/** Removes styles from a text with too many spans, because the document could not be saved with them. */
const plainer = (spans: readonly Span[]): Span[] => {
  const tidy = tidySpans(spans)
  if (tidy.length <= MAX_SPANS) return tidy
  const linked = tidySpans(tidy.map(({ text, href }) => (href ? { text, href } : { text })))
  return linked.length <= MAX_SPANS ? linked : tidySpans(tidy.map(({ text }) => ({ text })))
}

/** Converts HTML from other pages and Word to rich text: lines, lists, bold, italic, underline and links. */
export const richFromHtml = (html: string): Rich => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: Block[] = []
  let spans: Span[] = []
  let list: List
  let point: Point | undefined
  const flush = () => {
    const text = trimmed(spans)
    spans = []
    if (text.length === 0) return
    const [first] = text
    const above = blocks.at(-1)
    if (point && point.level > 1 && above?.list) {
      above.spans = plainer([
        ...above.spans,
        { text: `\n${subBulletMark(point.level, point.mark)}` },
        ...text,
      ])
      return
    }
    // In some sources the mark of a list item is part of the text.
    const marked = list === undefined && first ? listOf(first.text) : undefined
    if (first && marked?.list) first.text = marked.text
    const kind = list ?? marked?.list
    blocks.push({ ...(kind ? { list: kind } : {}), spans: plainer(text) })
  }
  const write = (raw: string, style: Style) => {
    const text = collapsed(raw)
    if (text.trim() !== '' || (text !== '' && spans.length > 0)) spans.push({ ...style, text })
  }
  const walk = (node: Node, style: Style, inside: Point | undefined, asLines: boolean) => {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      for (const [at, line] of (asLines ? text.split(BREAK) : [text]).entries()) {
        if (at > 0) flush()
        write(line, style)
      }
      return
    }
    if (!(node instanceof HTMLElement) || SKIP.has(node.tagName)) return
    if (/mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')) return
    if (node.tagName === 'BR') {
      flush()
      return
    }
    const isBlock = BLOCKS.has(node.tagName)
    const own = pointAt(node) ?? inside
    if (isBlock) {
      flush()
      point = own
      list = own?.list
    } else if (/^T[DH]$/.test(node.tagName) && spans.length > 0) spans.push({ ...style, text: '\u3000' })
    const next = styleOf(node, style)
    const lines = keepsLines(node, asLines)
    for (const child of node.childNodes) walk(child, next, own, lines)
    if (isBlock) {
      flush()
      point = inside
      list = inside?.list
    }
  }
  walk(body, {}, undefined, false)
  flush()
  return blocks
}

const spanHtml = ({ text, bold, italic, underline, href }: Span): string => {
  let html = escapeHtml(text).replaceAll('\n', '<br>')
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return href ? `<a href="${escapeHtml(href)}">${html}</a>` : html
}

/** HTML with only the tags that the editor's parser supports. */
export const cleanHtml = (html: string): string =>
  richFromHtml(html)
    .map(({ list, spans }) => `<p${list ? ` data-list="${list}"` : ''}>${spans.map(spanHtml).join('')}</p>`)
    .join('')
