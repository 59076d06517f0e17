const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Where a word begins, as a typist means it: after a gap, at a capital, at every Chinese character. */
const starts = (text: string, at: number): boolean =>
  at === 0 || /[\s·/_-]/.test(text[at - 1] ?? '') || /\p{Script=Han}/u.test(text[at] ?? '')

/** Signs in order, as few words apart as they come; higher is nearer, `undefined` is no match. */
const scoreOf = (query: string, text: string): number | undefined => {
  const whole = text.indexOf(query)
  if (whole >= 0) return 1000 - whole - text.length * 0.1 + (starts(text, whole) ? 200 : 0)
  let at = -1
  let score = 0
  for (const sign of query) {
    const next = text.indexOf(sign, at + 1)
    if (next < 0) return undefined
    if (next === at + 1) score += 12
    else if (starts(text, next)) score += 8
    else score -= Math.min(next - at, 12)
    at = next
  }
  return score > 0 ? score - text.length * 0.1 : undefined
}

/** Every word of the query must be found, in any order: 标题 3, title green. */
const wordsScore = (query: string, text: string): number | undefined => {
  let sum = 0
  for (const word of query.split(/\s+/)) {
    const score = scoreOf(word, text)
    if (score === undefined) return undefined
    sum += score
  }
  return sum
}

/** The best of several names of a thing: Chinese, English, other words for it. */
export const matchScore = (query: string, names: readonly string[]): number | undefined => {
  const asked = fold(query).trim()
  if (asked === '') return 0
  const scores = [...names, names.join(' ')].map((name, at) => {
    const score = wordsScore(asked, fold(name))
    // The first name is what is shown.
    return score === undefined ? undefined : score - at * 2
  })
  return scores.reduce(
    (best, score) => (score === undefined ? best : Math.max(best ?? score, score)),
    undefined,
  )
}

/** Sorted by nearness; equals keep their order. */
export const ranked = <T>(all: readonly T[], query: string, namesOf: (one: T) => readonly string[]): T[] => {
  if (query.trim() === '') return [...all]
  return all
    .flatMap((one) => {
      const score = matchScore(query, namesOf(one))
      return score === undefined ? [] : [{ one, score }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}
