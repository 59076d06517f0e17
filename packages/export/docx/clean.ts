/**
 * Collapses blanks as a browser does and removes characters that XML forbids: one control character would keep Word
 * from opening the file.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\t\n\r\f\v \u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '')

/** A normalized address for a link; undefined if it is not one. */
export const cleanHref = (href: string): string | undefined => {
  const url = URL.parse(href)
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined
}
