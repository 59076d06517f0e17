import type { Block, Rich, Span } from '#packages/document/values.ts'
import { cleanText } from './clean-text.ts'
import { isHref } from './href.ts'
import { listOf } from './rich-from-text.ts'
import { tidySpans } from './rich-lines.ts'

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

/** Blanks run together; those with a line break of the source among them are told apart until their neighbours are known. */
const collapsed = (text: string) =>
  cleanText(text).replaceAll(/[ \t\r\n\f]+/g, (blank) => (/[\r\n]/.test(blank) ? '\n' : ' '))

const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** A line break of the source is a blank, but between two Chinese characters it is nothing. */
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
  // Google Docs wraps everything in a `b` that says it is none.
  const bold = fontWeight !== '' ? weight >= 600 : /^(B|STRONG|H[1-6]|TH)$/.test(tagName) || style.bold
  const italic = fontStyle !== '' ? fontStyle !== 'normal' : /^(I|EM)$/.test(tagName) || style.italic
  const lines = `${textDecorationLine} ${textDecoration}`
  const href = tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
  // A link looks underlined by itself.
  const underline = tagName === 'U' || (lines.includes('underline') && !href) || style.underline
  return {
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(underline ? { underline: true } : {}),
    ...(isHref(href) ? { href } : style.href ? { href: style.href } : {}),
  }
}

/** Word writes list items as paragraphs, with the mark as text inside. */
const wordList = (element: HTMLElement): List | undefined => {
  const style = element.getAttribute('style') ?? ''
  if (!/mso-list:\s*l\d/i.test(style) && !/MsoListParagraph/.test(element.className)) return undefined
  const mark = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  return /\d/.test(mark?.textContent ?? '') ? 'number' : 'bullet'
}

const listAt = (element: HTMLElement, outer: List): List => {
  if (element.tagName === 'LI') return element.parentElement?.tagName === 'OL' ? 'number' : 'bullet'
  return wordList(element) ?? outer
}

const trimmed = (spans: Span[]): Span[] => {
  const tidy = tidySpans(withoutBreaks(spans))
  const [first] = tidy
  if (first) first.text = first.text.trimStart()
  const last = tidy.at(-1)
  if (last) last.text = last.text.trimEnd()
  return tidySpans(tidy)
}

/** Other people's pages and Word's, as our model: lines, lists, bold, italic, underline and links, nothing else. */
export const richFromHtml = (html: string): Rich => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: Block[] = []
  let spans: Span[] = []
  let list: List
  const flush = () => {
    const text = trimmed(spans)
    spans = []
    if (text.length === 0) return
    const [first] = text
    // Some write the mark of a list as a sign of the text.
    const marked = list === undefined && first ? listOf(first.text) : undefined
    if (first && marked?.list) first.text = marked.text
    const kind = list ?? marked?.list
    blocks.push({ ...(kind ? { list: kind } : {}), spans: tidySpans(text) })
  }
  const walk = (node: Node, style: Style, inside: List) => {
    if (node.nodeType === 3) {
      const text = collapsed(node.nodeValue ?? '')
      if (text.trim() !== '' || (text !== '' && spans.length > 0)) spans.push({ ...style, text })
      return
    }
    if (!(node instanceof HTMLElement) || SKIP.has(node.tagName)) return
    if (/mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')) return
    if (node.tagName === 'BR') {
      flush()
      return
    }
    const isBlock = BLOCKS.has(node.tagName)
    const own = listAt(node, inside)
    if (isBlock) {
      flush()
      list = own
    } else if (/^T[DH]$/.test(node.tagName) && spans.length > 0) spans.push({ ...style, text: '\u3000' })
    const next = styleOf(node, style)
    for (const child of node.childNodes) walk(child, next, own)
    if (isBlock) {
      flush()
      list = inside
    }
  }
  walk(body, {}, undefined)
  flush()
  return blocks
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const spanHtml = ({ text, bold, italic, underline, href }: Span): string => {
  let html = escaped(text).replaceAll('\n', '<br>')
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return href ? `<a href="${escaped(href)}">${html}</a>` : html
}

/** For the editor's own reader, which knows these few tags. */
export const cleanHtml = (html: string): string =>
  richFromHtml(html)
    .map(({ list, spans }) => `<p${list ? ` data-list="${list}"` : ''}>${spans.map(spanHtml).join('')}</p>`)
    .join('')
