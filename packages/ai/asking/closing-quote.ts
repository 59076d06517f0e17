const BLANK = /^\s*$/
const AT_END = /^\s*[}\]]/
/** A comma, or the line feed that stands for a forgotten one. */
const NEXT = /^(?:\s*,\s*|[^\S\n]*\n\s*)/
const OPENING = /^["'“]/
/** A key and its colon, or as much of one as has come. */
const KEY = /^(?:["'“][^"'”\n]{1,40}["'”]|[A-Za-z_$][\w$]{0,40})\s*[:：]/
const KEY_SO_FAR = /^(?:["'“][^"'”\n]{0,40}(?:["'”]\s*)?|[A-Za-z_$][\w$]{0,40}\s*)?$/

/**
 * Decides by the following characters whether a quote ends the string, belongs to the text (models forget to escape
 * quotes), or cannot be decided yet. In well-formed JSON it always ends the string.
 */
export const afterQuote = (signs: string, inList: boolean): 'end' | 'text' | 'open' => {
  if (BLANK.test(signs)) return 'open'
  if (AT_END.test(signs)) return 'end'
  const next = NEXT.exec(signs)?.[0]
  if (next === undefined) return 'text'
  const rest = signs.slice(next.length)
  if (/^[{}\]]/.test(rest)) return 'end'
  if (inList && OPENING.test(rest)) return 'end'
  if (KEY.test(rest)) return 'end'
  return KEY_SO_FAR.test(rest) ? 'open' : 'text'
}
