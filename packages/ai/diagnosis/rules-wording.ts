import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import { isProse, isSummary, linesOf, type ResumeTexts } from './resume-texts.ts'
import { lost, won } from './score.ts'
import words from './wording.json' with { type: 'json' }

/** Texts that are judged: as many as leave room for what is wrong with them. */
const MAX_TEXTS = 8
/** Of one text: two show its manner, the rest would repeat it. */
const MAX_LINES = 2

const weak = [...words.weak].toSorted((one, other) => other.length - one.length)

/** The weak word that a line opens with. */
export const weakOpening = (line: string): string | undefined =>
  weak.find((word) => line.toLowerCase().startsWith(word.toLowerCase()))

const firstOf = (text: string, some: readonly string[]): string | undefined => {
  const lower = text.toLowerCase()
  const word = some.find((one) => lower.includes(one.toLowerCase()))
  const at = word === undefined ? -1 : lower.indexOf(word.toLowerCase())
  return word === undefined ? undefined : text.slice(at, at + word.length)
}

/** 自我 and 我国 are no persons; nor is the I of a list or of a name. */
const FIRST_PERSON =
  /(?<![自忘])(?:我们|我的|我(?![国司校院省市]))|本人|\b(?:I(?:'m|’m|'ve|’ve| am| was| have)?(?= [a-z])|my|me|myself)\b/

/** Only what follows a verb-noun is roundabout: 进行了优化, not 正在进行. */
const isWordy = (text: string, word: string): boolean =>
  !/^进行$/.test(word) ||
  /进行\S{0,12}(?:优化|分析|管理|维护|整理|统计|测试|沟通|开发|设计|调研|处理|改进|检查|培训)/.test(text)

const openings = (text: TextAt, lines: readonly string[], notes: Notes): Evidence[] => {
  const strong = lines.filter((line) => weakOpening(line) === undefined)
  const hollow = lines.filter((line) => weakOpening(line) !== undefined)
  return [
    ...hollow.slice(0, MAX_LINES).map((line) => lost(notes.weakVerb(weakOpening(line) ?? ''), text, line)),
    ...strong.slice(0, MAX_LINES).map((line) => won(notes.strongVerb, text, line)),
  ]
}

const judged = (text: TextAt, notes: Notes): Evidence[] => {
  const lines = linesOf(text.text)
  const cliche = firstOf(text.text, words.cliches)
  const wordy = firstOf(text.text, words.wordy)
  const [mine] = FIRST_PERSON.exec(text.text) ?? []
  return [
    ...(isSummary(text) ? [] : openings(text, lines, notes)),
    ...(cliche === undefined
      ? isSummary(text)
        ? [won(notes.plainSummary, text)]
        : []
      : [lost(notes.cliche(cliche), text, cliche)]),
    ...(wordy !== undefined && isWordy(text.text, wordy) ? [lost(notes.wordy(wordy), text, wordy)] : []),
    ...(mine === undefined ? [] : [lost(notes.firstPerson, text, mine)]),
  ]
}

/** How it is said: strong actions, no stock phrases, no detours. */
export const wordingEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  const texts = resume.texts.filter((text) => isProse(text) && text.place.field !== 'introduce')
  return texts.slice(0, MAX_TEXTS).flatMap((text) => judged(text, notes))
}
