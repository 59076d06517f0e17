export interface Painted {
  text: string
  type?: 'key' | 'text' | 'number' | 'word'
}

const TOKEN = /("(?:[^"\\]|\\.)*"?)((?<=")\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g
/** A picture's line is painted as one piece: colouring it would cost more than it shows. */
const MAX_LENGTH = 4000

/** One line of JSON in pieces of one colour each. */
export const paintLine = (line: string): Painted[] => {
  if (line.length > MAX_LENGTH) return [{ text: line }]
  const out: Painted[] = []
  let at = 0
  for (const match of line.matchAll(TOKEN)) {
    const [whole, text, colon, number, word] = match
    if (match.index > at) out.push({ text: line.slice(at, match.index) })
    if (text !== undefined) out.push({ text, type: colon === undefined ? 'text' : 'key' })
    else out.push({ text: whole, type: number === undefined ? (word ? 'word' : 'text') : 'number' })
    if (colon !== undefined) out.push({ text: colon })
    at = match.index + whole.length
  }
  if (at < line.length) out.push({ text: line.slice(at) })
  return out
}
