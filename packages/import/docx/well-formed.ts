const MAX_DEPTH = 400
const MAX_ATTRIBUTES = 500
/** The declaration and a comment or two. */
const MAX_OUTSIDE = 20

/** A tag ends at the first `>` that is not in quotes. */
const tagEnd = (xml: string, open: number): number => {
  let quote = ''
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}

const after = (xml: string, closing: string, open: number): number => {
  const end = xml.indexOf(closing, open)
  return end < 0 ? -1 : end + closing.length
}

/** Where what begins here ends, or -1. */
const endOf = (xml: string, open: number): number => {
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open + 4)
  if (xml.startsWith('<![CDATA[', open)) return after(xml, ']]>', open)
  return /[!?/]/.test(xml[open + 1] ?? '') ? after(xml, '>', open) : tagEnd(xml, open)
}

/**
 * Whether the text is one element and all tags are closed. Mammoth's parser repairs broken XML in quadratic time: a
 * file of twelve kilobytes blocked the page for seconds.
 */
export const isWellFormed = (xml: string): boolean => {
  const open: string[] = []
  let roots = 0
  let outside = 0
  let at = xml.indexOf('<')
  while (at >= 0) {
    const end = endOf(xml, at)
    if (end < 0) return false
    if (open.length === 0) outside += 1
    const sign = xml[at + 1]
    if (sign === '/') {
      if (open.pop() !== xml.slice(at + 2, end - 1).trimEnd()) return false
    } else if (sign !== '!' && sign !== '?') {
      const tag = xml.slice(at + 1, end - 1)
      if (tag.split('=', MAX_ATTRIBUTES + 1).length > MAX_ATTRIBUTES) return false
      if (open.length === 0) roots += 1
      if (!tag.endsWith('/')) open.push(/^[^\s/]*/.exec(tag)?.[0] ?? '')
    }
    if (roots > 1 || outside > MAX_OUTSIDE || open.length > MAX_DEPTH) return false
    at = xml.indexOf('<', end)
  }
  return roots === 1 && open.length === 0
}
