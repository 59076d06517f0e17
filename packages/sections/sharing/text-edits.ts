/** Replaces a range of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Applies edits to a text that is stored in several pieces, such as the spans of a paragraph. A replacement goes into
 * the piece where its range starts. Where edits overlap, a later one in the list wins.
 */
export const applyEdits = (pieces: readonly string[], edits: readonly Edit[]): string[] => {
  if (edits.length === 0) return [...pieces]
  const units = pieces.join('').split('')
  for (const { start, end, text } of edits) {
    units.fill('', start, end)
    units[start] = text
  }
  let from = 0
  return pieces.map((piece) => {
    const to = from + piece.length
    const edited = units.slice(from, to).join('')
    from = to
    return edited
  })
}

/** At most so many UTF-16 units, without half a character at the end. */
export const clipText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
