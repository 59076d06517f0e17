import type { Place, TextAt } from '../places.ts'
import { degreeRank, demandOf } from './demands.ts'
import { findWord } from './vocabulary.ts'
import { yearsOfWork } from './years-of-work.ts'

export interface Wanted {
  word: string
  weight: number
}

export interface CoveredWord extends Wanted {
  /** Empty: the document does not have it. */
  places: Place[]
  /** Whether the posting's own spelling is found; a filter may miss other names. */
  isLiteral: boolean
}

export interface Coverage {
  words: CoveredWord[]
  /**
   * Of the weight of all words, the part that the document has: 0 to 1. By another name a word counts half. Nothing
   * asked for is all there.
   */
  share: number
}

/** As many as a step takes. */
const MAX_PLACES = 20

/** A higher exam says that the lower is passed. */
const ABOVE: Record<string, readonly string[]> = {
  'CET-4': ['CET-6', '专业八级', '专业四级'],
  'CET-6': ['专业八级'],
}

const ENOUGH_ENGLISH = ['CET-4', 'CET-6', '专业八级', '专业四级', '雅思', '托福', '商务英语']

const insteadOf = (word: string): readonly string[] => {
  const lower = Object.keys(ABOVE).find((exam) => findWord(exam, word))
  if (lower) return ABOVE[lower] ?? []
  return /^(?:英语|英文|English)$/i.test(word) ? ENOUGH_ENGLISH : []
}

const placesOf = (word: string, texts: readonly TextAt[]): Place[] => {
  const demand = demandOf(word)
  if (demand && 'degree' in demand)
    return texts
      .filter(
        ({ place, kind, text }) =>
          (kind === 'edu_background' || place.field === 'degree') &&
          degreeRank(text, 'highest') >= demand.degree,
      )
      .map(({ place }) => place)
  if (demand) {
    const { years, places } = yearsOfWork(texts)
    return years >= demand.years ? places : []
  }
  const words = [word, ...insteadOf(word)]
  return texts.filter(({ text }) => words.some((one) => findWord(one, text))).map(({ place }) => place)
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '')

const isLiteral = (word: string, texts: readonly TextAt[]): boolean =>
  demandOf(word) !== undefined ||
  insteadOf(word).some((one) => texts.some(({ text }) => findWord(one, text))) ||
  texts.some(({ text }) => plain(text).includes(plain(word)))

/** Which of the words a document has, and where. Computed for changed texts, it shows the effect of a change. */
export const coverage = (wanted: readonly Wanted[], texts: readonly TextAt[]): Coverage => {
  const words = wanted.map(({ word, weight }) => {
    const places = placesOf(word, texts).slice(0, MAX_PLACES)
    return { word, weight, places, isLiteral: places.length > 0 && isLiteral(word, texts) }
  })
  const all = words.reduce((sum, { weight }) => sum + weight, 0)
  const has = words.reduce(
    (sum, { weight, places, isLiteral: whole }) =>
      sum + (places.length === 0 ? 0 : whole ? weight : weight / 2),
    0,
  )
  return { words, share: all === 0 ? 1 : has / all }
}
