/** Blanks as a browser shows them, and nothing that XML cannot carry: one stray control sign and Word opens nothing. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\t\n\r\f\v \u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '')

/** An address that a reader can follow, written as one; nothing where it is none. */
export const cleanHref = (href: string): string | undefined => {
  const url = URL.parse(href)
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined
}
