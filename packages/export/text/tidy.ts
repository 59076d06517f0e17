import type { Span } from '#packages/document/values.ts'

/**
 * Collapses blanks as a browser does: breaks and no-break spaces become one space; invisible characters are removed.
 */
export const oneLine = (text: string): string =>
  text.replaceAll('\ufeff', '').replaceAll(/[\p{Cc}\u00a0\u2028\u2029 ]+/gu, ' ')

/** An address must be one word: a blank or a bracket would end it. */
const tidyLink = (span: Span): Span =>
  span.href === undefined ? span : { ...span, href: span.href.replaceAll(/[\s<>]/g, encodeURIComponent) }

/** A line of styled text without blanks at its ends and with one between words. */
export const tidySpans = (spans: readonly Span[]): Span[] => {
  const tidy: Span[] = []
  for (const span of spans) {
    const before = tidy.at(-1)?.text ?? ' '
    const text = oneLine(span.text)
    const joined = before.endsWith(' ') ? text.trimStart() : text
    if (joined !== '')
      tidy.push(joined.trim() === '' ? { text: joined } : { ...tidyLink(span), text: joined })
  }
  const last = tidy.at(-1)
  if (!last) return []
  const end = { ...last, text: last.text.trimEnd() }
  return end.text === '' ? tidySpans(tidy.slice(0, -1)) : [...tidy.slice(0, -1), end]
}

/** One row of spans for each line of the text; empty lines are dropped. */
export const brokenSpans = (spans: readonly Span[]): Span[][] => {
  const rows: Span[][] = [[]]
  for (const span of spans)
    for (const [at, text] of span.text.split(/\r\n?|\n/).entries()) {
      if (at > 0) rows.push([])
      if (text !== '') rows.at(-1)?.push({ ...span, text })
    }
  const filled = rows.filter((row) => row.length > 0)
  return filled.length > 0 ? filled : [[]]
}
