const MOST_DEPTH = 400
const MOST_ATTRIBUTES = 500
/** The declaration and a comment or two. */
const MOST_OUTSIDE = 20

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
 * Whether all of it lies in one element, and its tags close what they opened. Mammoth's parser puts right what does
 * not, in a time that grows with its square: a file of twelve kilobytes held up the page for seconds.
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
      if (tag.split('=', MOST_ATTRIBUTES + 1).length > MOST_ATTRIBUTES) return false
      if (open.length === 0) roots += 1
      if (!tag.endsWith('/')) open.push(/^[^\s/]*/.exec(tag)?.[0] ?? '')
    }
    if (roots > 1 || outside > MOST_OUTSIDE || open.length > MOST_DEPTH) return false
    at = xml.indexOf('<', end)
  }
  return roots === 1 && open.length === 0
}
