import { findWord, termOf } from '../match/vocabulary.ts'
import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import { EXPERIENCE, entriesIn, linesOf, type ResumeTexts, storyOf } from './resume-texts.ts'
import { lost, won } from './score.ts'

const MAX_WORDS = 14
const MAX_SKILLS = 10
const MAX_UNSHOWN = 3
const MAX_IN_LINE = 4

const nameOf = ({ text }: TextAt): string => text.trim().slice(0, 60)

/** The line of a text that holds a word. */
const lineWith = (text: TextAt, word: string): string | undefined =>
  linesOf(text.text).find((line) => findWord(word, line))

const found = (texts: readonly TextAt[], word: string): { text: TextAt; line: string } | undefined => {
  for (const text of texts) {
    const line = lineWith(text, word)
    if (line !== undefined) return { text, line }
  }
  return undefined
}

/** Three characters in a row, or a long word: 课堂教学设计 is shown by a line on 教学设计. */
const partsOf = (name: string): string[] => {
  const han = (name.match(/\p{Script=Han}{4,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3)),
  )
  const latin = (name.match(/[A-Za-z]{6,}/g) ?? []).filter(
    (word) => !/^(?:design|management|analysis|systems?|control|skills?|planning|development)$/i.test(word),
  )
  return [...han.filter((part) => !/[与和及的、]/.test(part)), ...latin]
}

const shownIn = (texts: readonly TextAt[], name: string): { text: TextAt; line: string } | undefined => {
  const whole = found(texts, name)
  if (whole) return whole
  const parts = partsOf(name).map((part) => part.toLowerCase())
  for (const text of texts) {
    const line = linesOf(text.text).find((one) => parts.some((part) => one.toLowerCase().includes(part)))
    if (line !== undefined) return { text, line }
  }
  return undefined
}

const SEARCHED_FIELDS = new Set(['post', 'abstract', 'content', 'specialized', 'heading', 'title'])

/** Two characters or one word in common: 前端开发 matches 高级前端工程师. */
const piecesOf = (name: string): string[] => {
  const han = name.match(/\p{Script=Han}+/gu) ?? []
  const pairs = han.flatMap((word) => [...word].slice(1).map((sign, at) => `${word[at] ?? ''}${sign}`))
  const common = /^(?:工程|程师|经理|专员|主管|助理|人员|高级|资深|总监|顾问|负责)$/
  const latin = (name.match(/[A-Za-z]{3,}/g) ?? []).filter(
    (word) => !/^(?:senior|junior|manager|engineer|assistant|officer|specialist|lead|and|the)$/i.test(word),
  )
  return [...pairs.filter((pair) => !common.test(pair)), ...latin]
}

/** Positions, headline, education and summary: each that matches the job is a point. */
const aim = (resume: ResumeTexts, name: string, notes: Notes): Evidence[] => {
  const pieces = piecesOf(name).map((piece) => piece.toLowerCase())
  const searched = resume.texts.filter(
    ({ kind, place }) => SEARCHED_FIELDS.has(place.field) && kind !== 'job_intention',
  )
  const inLine = searched.flatMap((text) => {
    const line = linesOf(text.text).find((one) => pieces.some((piece) => one.toLowerCase().includes(piece)))
    return line === undefined ? [] : [won(notes.soughtStated(name), text, line)]
  })
  return inLine.length > 0 ? inLine.slice(0, MAX_IN_LINE) : [lost(notes.soughtUntold(name))]
}

const jobWords = (resume: ResumeTexts, words: readonly string[], notes: Notes): Evidence[] =>
  words.slice(0, MAX_WORDS).map((word) => {
    const there = found(resume.texts, word)
    return there ? won(notes.jobWord(word), there.text, there.line) : lost(notes.noJobWord(word))
  })

/**
 * A skill that the experience shows, and one that is only claimed. Only of a tool can we tell that it was not used:
 * who writes 沟通 among the skills need not write the word again.
 */
const skills = (resume: ResumeTexts, notes: Notes): Evidence[] => {
  const stories = entriesIn(resume, ...EXPERIENCE).flatMap((entry) =>
    [storyOf(entry), entry.fields.heading, entry.fields.name].filter((text) => text !== undefined),
  )
  const names = entriesIn(resume, 'skill_specialties').flatMap(({ fields }) => fields.skillName ?? [])
  const judged = names
    .slice(0, MAX_SKILLS)
    .map((name) => ({ name, there: shownIn(stories, name.text.trim()) }))
  const unshown = judged.filter(({ name, there }) => !there && termOf(name.text)?.sort === 'tool')
  return [
    ...judged.flatMap(({ name, there }) =>
      there ? [won(notes.skillShown(nameOf(name)), there.text, there.line)] : [],
    ),
    ...unshown.slice(0, MAX_UNSHOWN).map(({ name }) => lost(notes.skillUnshown(nameOf(name)), name)),
  ]
}

/** How well it fits the job that is sought; only what is known of that job is asked for. */
export const matchEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  const { sought } = resume
  return [
    ...(sought ? aim(resume, sought.name, notes) : [lost(notes.noSought)]),
    ...jobWords(resume, sought?.words ?? [], notes),
    ...skills(resume, notes),
  ]
}
