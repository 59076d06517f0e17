/** One of a text's smallest pieces: a code point, or several that are drawn as one. */
export interface Piece {
  text: string
  from: number
  until: number
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Scripts in which every code point is a character of its own. */
const SIMPLE = /^[\0-\u02ff\u2010-\u205e\u20a0-\u20cf\u2100-\u27bf\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]*$/
/** Words of scripts whose letters join or change places are drawn as one; none of the product's faces has them. */
const CURSIVE =
  /([\u0590-\u05ff\ufb1d-\ufb4f]+|[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]+|[\u0900-\u0dff]+|[\u0e00-\u0eff]+|[\u0f00-\u0fff]+|[\u1000-\u109f]+|[\u1780-\u17ff]+)/

export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Splits text into code points, graphemes, or whole words of a cursive script. */
export const cut = (data: string): string[] =>
  SIMPLE.test(data)
    ? [...data]
    : data.split(CURSIVE).flatMap((piece) => (CURSIVE.test(piece) ? [piece] : graphemes(piece)))

/** The pieces of a text, which begins at this place of its node. */
export const piecesOf = (texts: readonly string[], start: number, isUpper: boolean): Piece[] => {
  let from = start
  return texts.map((text) => {
    const piece = { text: isUpper ? text.toUpperCase() : text, from, until: from + text.length }
    from = piece.until
    return piece
  })
}

export const isCursive = (text: string): boolean => CURSIVE.test(text)
