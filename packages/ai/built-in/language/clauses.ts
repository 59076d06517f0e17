/** A line as it is made: its sign, its clauses each with the punctuation after it. */
export interface Clause {
  text: string
  /** The separator after the clause, or the end of the line. */
  end: string
}

const SIGN = /^(?:- |\d{1,2}\. )/

export const signOf = (line: string): string => SIGN.exec(line)?.[0] ?? ''
export const bodyOf = (line: string): string => line.slice(signOf(line).length)

/** The point in 4.5, the comma in 1,200 and signs inside brackets or quotes do not end a clause. */
const END = /[，。；！？]+[”」』）]?|(?<![,;!?])[,;!?]+(?=\s|$)|\.(?=\s|$)/g

const OPENING = '（(「『“《【'
const CLOSING = '）)」』”》】'

export const clausesOf = (body: string): Clause[] => {
  const clauses: Clause[] = []
  let at = 0
  let seen = 0
  let depth = 0
  for (const match of body.matchAll(END)) {
    for (; seen < match.index; seen += 1) {
      if (OPENING.includes(body.charAt(seen))) depth += 1
      if (CLOSING.includes(body.charAt(seen))) depth -= 1
    }
    if (depth > 0) continue
    clauses.push({ text: body.slice(at, match.index), end: match[0] })
    at = match.index + match[0].length
  }
  if (at < body.length) clauses.push({ text: body.slice(at), end: '' })
  return clauses
}

const STOP = /[。！？.!?]$/

/** Clauses as a line again: what ends it is what ended it before. */
export const lineOf = (clauses: readonly Clause[], before: string): string => {
  const last = clauses.at(-1)
  if (!last) return ''
  const ending = STOP.exec(before.trim())?.[0] ?? ''
  const head = clauses
    .slice(0, -1)
    .map(({ text, end }) => text + end)
    .join('')
  return (head + last.text).trim() + ending
}

const HAN = /\p{Script=Han}/u
export const isChinese = (text: string): boolean => HAN.test(text)
