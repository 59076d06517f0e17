/** FNV-1a: the same words give the same number on every machine. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** From 0 up to but not 1, always the same row of them for the same words (mulberry32). */
export const randomOf = (...words: readonly (string | number)[]): (() => number) => {
  let state = hashOf(words.join('\u0000'))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const result = [...list]
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[result[at], result[other]] = [result[other] as T, result[at] as T]
  }
  return result
}

/** A text as it is written down: a few characters at a time, none cut in half. */
export function* piecesOf(text: string, random: () => number): Generator<string> {
  const signs = [...text]
  for (let at = 0; at < signs.length; ) {
    const next = at + 2 + Math.floor(random() * 3)
    yield signs.slice(at, next).join('')
    at = next
  }
}
