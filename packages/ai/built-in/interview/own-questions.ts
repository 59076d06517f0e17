import { gapsIn } from '../../diagnosis/period-rules.ts'
import { readPeriod } from '../../diagnosis/periods.ts'
import {
  type Entry,
  EXPERIENCE,
  entriesIn,
  linesOf,
  type ResumeTexts,
  storyOf,
} from '../../diagnosis/resume-texts.ts'
import { hasFigure, hasResult } from '../../diagnosis/rules-evidence.ts'
import { quoteOf } from '../../diagnosis/score.ts'
import { findWord, termOf } from '../../match/vocabulary.ts'
import type { TextAt } from '../../places.ts'
import type { StepOf } from '../../steps.ts'
import type { QuestionWords } from './question-words.ts'

type Question = StepOf<'question'>

/** Shorter than this begs a question. */
const SHORT_STAY = 10

const about = (text: TextAt, quote: string, question: string, hint: string): Question => ({
  step: 'question',
  place: text.place,
  quote: quoteOf(quote),
  question,
  hint,
})

const nameOf = ({ fields }: Entry): TextAt | undefined => fields.name ?? fields.campusBriefly ?? fields.post

const short = (text: TextAt): string => {
  const name = text.text.trim()
  return name.length > 40 ? `${name.slice(0, 39)}…` : name
}

/** The line of each entry that claims most: a figure and a result, or else a figure. */
const claims = (resume: ResumeTexts, words: QuestionWords): Question[] => {
  const found = entriesIn(resume, ...EXPERIENCE).flatMap((entry) => {
    const story = storyOf(entry)
    const lines = story ? linesOf(story.text) : []
    const line = lines.find((one) => hasFigure(one) && hasResult(one)) ?? lines.find(hasFigure)
    return story && line !== undefined ? [{ story, line }] : []
  })
  const ways = [
    [words.figure, words.figureHint],
    [words.figureAgain, words.figureAgainHint],
    [words.figureHard, words.figureHardHint],
  ] as const
  return ways.flatMap(([question, hint], at) => {
    const claim = found[at]
    return claim ? [about(claim.story, claim.line, question, hint)] : []
  })
}

const projects = (resume: ResumeTexts, words: QuestionWords): Question[] =>
  entriesIn(resume, 'project_experience')
    .flatMap((entry) => {
      const name = nameOf(entry)
      return name ? [about(name, name.text, words.project(short(name)), words.projectHint)] : []
    })
    .slice(0, 2)

const untold = (resume: ResumeTexts, words: QuestionWords): Question[] =>
  entriesIn(resume, 'work_experience', 'internship_experience', 'project_experience')
    .flatMap((entry) => {
      const [name, story] = [nameOf(entry), storyOf(entry)]
      const lines = story ? linesOf(story.text) : []
      if (!name || !story || lines.length === 0 || lines.some((line) => hasResult(line) || hasFigure(line)))
        return []
      return [about(story, lines[0] ?? '', words.noResult(short(name)), words.noResultHint)]
    })
    .slice(0, 1)

const gaps = (resume: ResumeTexts, words: QuestionWords): Question[] =>
  gapsIn(entriesIn(resume, 'work_experience'))
    .slice(0, 1)
    .map(({ text, months }) => about(text, text.text, words.gap(months), words.gapHint))

/** A stay that was short, or else the last change of company. */
const changes = (resume: ResumeTexts, words: QuestionWords): Question[] => {
  // A student's jobs are meant to be short.
  if (resume.level === 'graduate') return []
  const jobs = entriesIn(resume, 'work_experience').filter(({ fields }) => fields.name)
  for (const { fields } of jobs) {
    const months = fields.period && readPeriod(fields.period.text)
    const stay =
      months?.from === undefined || months.to === undefined ? undefined : months.to - months.from + 1
    if (stay !== undefined && stay > 0 && stay < SHORT_STAY && fields.name)
      return [
        about(fields.name, fields.name.text, words.shortStay(short(fields.name), stay), words.shortStayHint),
      ]
  }
  const [last, before] = jobs
    .flatMap(({ fields }) => fields.name ?? [])
    .filter((name, at, all) => name.text.trim() !== all[at - 1]?.text.trim())
  return last && before
    ? [about(last, last.text, words.change(short(before), short(last)), words.changeHint)]
    : []
}

/** First a tool that no entry mentions, then the first of the list. */
const skills = (resume: ResumeTexts, words: QuestionWords): Question[] => {
  const names = entriesIn(resume, 'skill_specialties').flatMap(({ fields }) => fields.skillName ?? [])
  const stories = entriesIn(resume, ...EXPERIENCE).flatMap((entry) => Object.values(entry.fields))
  const claimed = names.find(
    (name) =>
      termOf(name.text)?.sort === 'tool' && !stories.some(({ text }) => findWord(name.text.trim(), text)),
  )
  const first = names.find((name) => name !== claimed)
  return [
    ...(claimed ? [about(claimed, claimed.text, words.claimed(short(claimed)), words.claimedHint)] : []),
    ...(first ? [about(first, first.text, words.skill(short(first)), words.skillHint)] : []),
  ]
}

const LEADS = /带领|带\d+人|带了|团队|\bled a team|team of \d|managed \d|supervised/i

const leading = (resume: ResumeTexts, words: QuestionWords): Question[] => {
  if (resume.level !== 'middle' && resume.level !== 'senior') return []
  for (const entry of entriesIn(resume, 'work_experience'))
    for (const text of Object.values(entry.fields)) {
      const line = linesOf(text.text).find((one) => LEADS.test(one))
      if (line !== undefined) return [about(text, line, words.lead, words.leadHint)]
    }
  return []
}

const studies = (resume: ResumeTexts, words: QuestionWords): Question[] => {
  const major = entriesIn(resume, 'edu_background')[0]?.fields.specialized
  const isYoung = resume.level === 'graduate' || resume.level === 'junior'
  return major && isYoung ? [about(major, major.text, words.study(short(major)), words.studyHint)] : []
}

/** Questions about this resume, the most likely first. */
export const questionsOfOwn = (resume: ResumeTexts, words: QuestionWords): Question[] => [
  ...claims(resume, words),
  ...projects(resume, words).slice(0, 1),
  ...gaps(resume, words),
  ...changes(resume, words),
  ...untold(resume, words),
  ...skills(resume, words),
  ...studies(resume, words),
  ...leading(resume, words),
  ...projects(resume, words).slice(1),
]
