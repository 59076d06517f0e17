export interface Range {
  start: number
  end: number
}

export type FindRanges = (text: string) => Range[]

interface State {
  next: Map<number, State>
  /** The state of the longest other beginning of a word that the text read so far ends with. */
  fallback: State | undefined
  /** Length of the longest word that ends here; 0 if none does. */
  matchLength: number
}

const newState = (): State => ({ next: new Map(), fallback: undefined, matchLength: 0 })

const stepFrom = (state: State, code: number): State | undefined => {
  let from: State | undefined = state
  while (from) {
    const next = from.next.get(code)
    if (next) return next
    from = from.fallback
  }
  return undefined
}

/** The Aho–Corasick automaton: one pass over a text finds all words, however many there are. */
const automatonOf = (words: readonly string[]): State => {
  const root = newState()
  for (const word of words) {
    let state = root
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at)
      const next = state.next.get(code) ?? newState()
      state.next.set(code, next)
      state = next
    }
    state.matchLength = word.length
  }
  const queue = [root]
  for (const state of queue)
    for (const [code, next] of state.next) {
      next.fallback = (state.fallback && stepFrom(state.fallback, code)) ?? root
      next.matchLength = Math.max(next.matchLength, next.fallback.matchLength)
      queue.push(next)
    }
  return root
}

/** Where the words occur in a text; occurrences that overlap are one range. */
export const findWords = (words: readonly string[]): FindRanges => {
  const real = words.filter((word) => word !== '')
  if (real.length === 0) return () => []
  const root = automatonOf(real)
  return (text) => {
    const ranges: Range[] = []
    let state = root
    for (let at = 0; at < text.length; at += 1) {
      state = stepFrom(state, text.charCodeAt(at)) ?? root
      if (state.matchLength === 0) continue
      let start = at + 1 - state.matchLength
      for (let last = ranges.at(-1); last && last.end > start; last = ranges.at(-1)) {
        start = Math.min(start, last.start)
        ranges.pop()
      }
      ranges.push({ start, end: at + 1 })
    }
    return ranges
  }
}
