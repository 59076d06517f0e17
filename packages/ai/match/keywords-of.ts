import type { Language } from '#packages/sections/language.ts'
import { degreeRank, degreeWord, yearsAsked, yearsWord } from './demands.ts'
import { patternWords } from './pattern-words.ts'
import { type PostingLine, postingLines } from './posting-lines.ts'
import { findWord, type Named, termOf, termsIn, withoutTerms } from './vocabulary.ts'

export type Weight = 1 | 2 | 3

/** Something that a posting asks for: 3 must have, 2 asked for, 1 nice to have. */
export interface Keyword extends Named {
  weight: Weight
}

/** More are no help to anybody: the heaviest stay. */
export const MAX_KEYWORDS = 40

const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/** As the posting writes it, so that the resume can say it in the same word. */
const knownIn = (text: string): Named[] =>
  termsIn(text).map(({ term }) => ({ word: term.word, sort: term.sort }))

const demandsIn = (text: string, language: Language): Named[] => {
  const degree = degreeRank(text, 'lowest')
  const years = yearsAsked(text)
  return [
    ...(degree > 1 ? [{ word: degreeWord(degree, language), sort: 'degree' as const }] : []),
    ...(years > 0 ? [{ word: yearsWord(years, language), sort: 'years' as const }] : []),
  ]
}

/** A word of job data (`skills`) counts where the posting names it and our own table does not. */
const ofJobs = (text: string, words: readonly string[]): Named[] =>
  words
    .filter((word) => text.includes(word) && !termOf(word) && findWord(word, text))
    .map((word) => ({ word, sort: 'skill' }))

const wordsIn = ({ text }: PostingLine, jobWords: readonly string[]): Named[] => {
  const known = [...knownIn(text), ...ofJobs(text, jobWords)]
  return [...demandsIn(text, languageOf(text)), ...known, ...patternWords(withoutTerms(text))]
}

/** The way the posting itself writes a word: JS stays JS, and is found as JavaScript all the same. */
const asWritten = ({ word, sort }: Named, posting: string): string =>
  sort === 'degree' || sort === 'years' ? word : (findWord(word, posting)?.text ?? word)

/**
 * The keywords of a job description by weight. Repeated keywords and those in the title weigh more, because a posting
 * repeats what matters.
 */
export const keywordsOf = (posting: string, jobWords: readonly string[] = []): Keyword[] => {
  const found = new Map<string, { keyword: Keyword; times: number; at: number }>()
  const lines = postingLines(posting)
  lines.forEach((line, at) => {
    for (const { word, sort } of wordsIn(line, jobWords)) {
      // One degree and one span of years: the first that is asked for.
      const key = sort === 'degree' || sort === 'years' ? sort : word.toLowerCase()
      const before = found.get(key)
      if (!before) found.set(key, { keyword: { word, sort, weight: line.weight }, times: 1, at })
      else {
        before.times += 1
        if (line.weight > before.keyword.weight) before.keyword.weight = line.weight
      }
    }
  })
  return [...found.values()]
    .map(({ keyword, times, at }) => ({
      ...keyword,
      word: asWritten(keyword, posting).slice(0, 60),
      weight: (keyword.weight === 2 && times > 2 ? 3 : keyword.weight) as Weight,
      at,
    }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, MAX_KEYWORDS)
    .map(({ word, sort, weight }) => ({ word, sort, weight }))
}
