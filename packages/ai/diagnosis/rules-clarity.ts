import { BULLET_LENGTH, countWords, haveUnevenEnds } from '#packages/check-rules/texts.ts'
import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import { periodEvidence } from './period-rules.ts'
import { isList, isProse, isSummary, linesOf, type ResumeTexts } from './resume-texts.ts'
import { lost, won } from './score.ts'

const MAX_TEXTS = 8
/** Of one text: two show its manner, the rest would repeat it. */
const MAX_LINES = 2
/** The longest summary, in `countWords`. */
const SUMMARY = { zh: 260, en: 140 } as const

const lengths = (
  text: TextAt,
  lines: readonly string[],
  { language }: ResumeTexts,
  notes: Notes,
): Evidence[] => {
  const long = lines.filter((line) => countWords(line) > BULLET_LENGTH.max[language])
  const short = lines.filter((line) => countWords(line) < BULLET_LENGTH.min[language])
  const good = lines.filter((line) => !long.includes(line) && !short.includes(line))
  return [
    ...long.slice(0, MAX_LINES).map((line) => lost(notes.longLine(countWords(line)), text, line)),
    ...short.slice(0, MAX_LINES).map((line) => lost(notes.shortLine, text, line)),
    ...good.slice(0, MAX_LINES).map((line) => won(notes.goodLength, text, line)),
  ]
}

const openingOf = (line: string): string =>
  /^\p{Script=Han}{2}/u.exec(line)?.[0] ?? /^[\p{L}\p{N}]+/u.exec(line)?.[0].toLowerCase() ?? ''

/** Three alike, and at least half of the lines. */
export const repeatedOpening = (lines: readonly string[]): string | undefined => {
  const all = lines.map(openingOf).filter((word) => word !== '')
  return all.find((word) => {
    const count = all.filter((other) => other === word).length
    return count >= 3 && count * 2 >= lines.length
  })
}

const openings = (text: TextAt, lines: readonly string[], notes: Notes): Evidence[] => {
  if (lines.length < 3) return []
  const word = repeatedOpening(lines)
  if (word === undefined) return [won(notes.variedOpening, text)]
  const line = lines.find((one) => openingOf(one) === word)
  return [lost(notes.sameOpening(word), text, line)]
}

const DOUBLED = /[，。；：、]{2,}|(?<![.])\.{2}(?![.])|,{2,}/

/** In something that is over, `Manages` among `Managed`. */
const mixedTense = (lines: readonly string[]): string | undefined => {
  const past = lines.filter((line) => /^[A-Z][a-z]+(?:ed|ew|ote|uilt|ed)\b/.test(line)).length
  return past * 2 > lines.length
    ? lines.find((line) =>
        /^(?:Manage|Lead|Develop|Design|Build|Create|Maintain|Write|Run|Support|Coordinate|Analy[sz]e|Train|Handle|Organi[sz]e)s?\s/.test(
          line,
        ),
      )
    : undefined
}

const judged = (text: TextAt, resume: ResumeTexts, notes: Notes): Evidence[] => {
  const lines = linesOf(text.text)
  const [doubled] = DOUBLED.exec(text.text) ?? []
  const present = resume.language === 'en' ? mixedTense(lines) : undefined
  const size = countWords(text.text)
  return [
    ...(isSummary(text)
      ? [size > SUMMARY[resume.language] ? lost(notes.longSummary(size), text) : won(notes.goodLength, text)]
      : lengths(text, lines, resume, notes)),
    ...(isSummary(text) ? [] : openings(text, lines, notes)),
    ...(isList(text.text) && haveUnevenEnds(lines) ? [lost(notes.unevenEnds, text)] : []),
    ...(doubled === undefined ? [] : [lost(notes.doubledSign, text, doubled)]),
    ...(present === undefined ? [] : [lost(notes.mixedTense, text, present)]),
  ]
}

/** How easily it reads: lengths, openings, punctuation, times in order. */
export const clarityEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  const texts = resume.texts.filter((text) => isProse(text) && text.place.field !== 'introduce')
  return [
    ...periodEvidence(resume, notes),
    ...texts.slice(0, MAX_TEXTS).flatMap((text) => judged(text, resume, notes)),
  ]
}
