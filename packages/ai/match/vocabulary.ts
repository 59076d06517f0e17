import table from './vocabulary.json' with { type: 'json' }

/** The topic of a word in a job description. */
export type Sort = 'tool' | 'skill' | 'certificate' | 'language' | 'degree' | 'years'

/** A word, and what it is about. */
export interface Named {
  word: string
  sort: Sort
}

/** A word that postings ask for, and every way in which people write it; the first is its name. */
export interface Term extends Named {
  spellings: readonly string[]
}

const HAN = /\p{Script=Han}/u

export const terms: readonly Term[] = Object.entries(table).flatMap(([sort, rows]) =>
  rows.map(([word = '', ...also]) => ({ word, sort: sort as Sort, spellings: [word, ...also] })),
)

const keyOf = (spelling: string): string => spelling.toLowerCase().replace(/\s+/g, '')

const bySpelling = new Map(
  terms.flatMap((term) => term.spellings.map((spelling) => [keyOf(spelling), term] as const)),
)

export const termOf = (spelling: string): Term | undefined => bySpelling.get(keyOf(spelling))

/** Everything that a word may be written as, itself first; a word that we do not know is written as it is. */
export const spellingsOf = (word: string): readonly string[] => {
  const known = termOf(word)?.spellings ?? []
  return [word, ...known.filter((spelling) => keyOf(spelling) !== keyOf(word))]
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Letters that stand for a language only in company: the C of C/C++, not that of C 端. */
const ALONE: Record<string, string> = {
  c: '(?=\\s*[/、,，]|$)',
  r: '(?![&\\p{Script=Han}])',
  go: '(?! (?:to|for|live|through|beyond|above|on|out|with)\\b)',
}

/** 前后端联调 is not about the one of them. */
const NOT_AFTER: Record<string, string> = { 后端: '(?<!前)' }

const patternOf = (spelling: string): string => {
  const body = escaped(spelling).replace(/ /g, '\\s*')
  const before = /^[A-Za-z0-9]/.test(spelling) ? '(?<![A-Za-z0-9_.-])' : (NOT_AFTER[spelling] ?? '')
  const after = /[A-Za-z0-9]$/.test(spelling) ? '(?![A-Za-z0-9_+#])' : ''
  return `${before}${body}${after}${ALONE[spelling.toLowerCase()] ?? ''}`
}

/** In English `excel`, `go` and `react` are ordinary words, so only capitals make them names. */
const flagsFor = (text: string): string => (HAN.test(text) ? 'giu' : 'gu')

const byLength = (one: string, other: string): number => other.length - one.length || (one < other ? -1 : 1)

const regexpOf = (spellings: readonly string[], flags: string): RegExp =>
  new RegExp(spellings.toSorted(byLength).map(patternOf).join('|'), flags)

const spellings = terms.flatMap((term) => term.spellings)
const ofAll: Record<string, RegExp> = { giu: regexpOf(spellings, 'giu'), gu: regexpOf(spellings, 'gu') }

export interface Found {
  term: Term
  /** As written in the text. */
  text: string
  at: number
}

/** Every known word in a text; of words within one another only the longest. */
export const termsIn = (text: string): Found[] =>
  [...text.matchAll(ofAll[flagsFor(text)] as RegExp)].flatMap((match) => {
    const term = termOf(match[0])
    return term ? [{ term, text: match[0], at: match.index }] : []
  })

/** A text without what is known in it: what is left is looked at by its build. */
export const withoutTerms = (text: string): string =>
  termsIn(text).reduceRight(
    (rest, { text: known, at }) => `${rest.slice(0, at)}、${rest.slice(at + known.length)}`,
    text,
  )

const ofWord = new Map<string, RegExp>()

/** A word is looked for in every line of a resume: its pattern is made once. */
const patternFor = (word: string, flags: string): RegExp => {
  const key = `${flags}${word}`
  const known = ofWord.get(key)
  if (known) return known
  // A posting may bring any words: what is kept must not grow with them.
  if (ofWord.size > 4000) ofWord.clear()
  const made = regexpOf(spellingsOf(word), flags)
  ofWord.set(key, made)
  return made
}

/** The first occurrence of a word in any spelling, as written in the text. */
export const findWord = (word: string, text: string): { text: string; at: number } | undefined => {
  // Lower-case skills (negotiation) may open a sentence; only names go by their capitals.
  const flags = HAN.test(text) || word === word.toLowerCase() ? 'iu' : 'u'
  const match = patternFor(word, flags).exec(text)
  return match ? { text: match[0], at: match.index } : undefined
}
