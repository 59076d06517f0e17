import { looksLikeEmail, looksLikePhone, privateNumberIn } from '#packages/check-rules/contact.ts'
import { countWords } from '#packages/check-rules/texts.ts'
import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import { plainPeriod } from './periods.ts'
import { EXPERIENCE, entriesIn, isList, type ResumeTexts, storyOf } from './resume-texts.ts'
import { lost, won } from './score.ts'
import { isUsualTitle } from './section-titles.ts'
import { wrongNames } from './tool-names.ts'

const MAX_ENTRIES = 5
const MAX_OF_EACH = 5
/** A block of more than this is no sentence any more. */
const BLOCK = { zh: 120, en: 60 } as const

const contact = (resume: ResumeTexts, notes: Notes): Evidence[] => {
  const fields = entriesIn(resume, 'base_info')[0]?.fields
  const { phoneNumber, email } = fields ?? {}
  return [
    phoneNumber
      ? looksLikePhone(phoneNumber.text)
        ? won(notes.phoneRead, phoneNumber)
        : lost(notes.phoneUnread, phoneNumber)
      : lost(notes.noPhone),
    email
      ? looksLikeEmail(email.text)
        ? won(notes.emailRead, email)
        : lost(notes.emailUnread, email)
      : lost(notes.noEmail),
  ]
}

const STANDARD = /^(?:\d{4}(?:-\d{2})?)?(?:\/(?:\d{4}(?:-\d{2})?|now)?)?$/

const isStandard = (text: string): boolean => STANDARD.test(text.trim())

const entries = (resume: ResumeTexts, notes: Notes): Evidence[] =>
  entriesIn(resume, 'work_experience', 'internship_experience', 'project_experience')
    .slice(0, MAX_ENTRIES)
    .flatMap((entry) => {
      const { period, name, post } = entry.fields
      const story = storyOf(entry)
      const isBlock = story && !isList(story.text) && countWords(story.text) > BLOCK[resume.language]
      return [
        ...(period
          ? [isStandard(period.text) ? won(notes.datesRead, period) : lost(notes.datesUnread, period)]
          : []),
        ...(story
          ? isBlock
            ? [lost(notes.oneParagraph, story)]
            : isList(story.text)
              ? [won(notes.listed, story)]
              : []
          : []),
        ...(post ? [] : [lost(notes.noPost, name)]),
      ]
    })

/** Pictures, stars and private signs; the dots, dashes and brackets that people write are none. */
const ODD = /[\p{Extended_Pictographic}\u2580-\u25FF\u2605-\u2606\u2700-\u27BF\uE000-\uF8FF\u2190-\u21FF]/u
const isOdd = (sign: string): boolean => ODD.test(sign) && !/[©®™\d#*→←↑↓■□●○]/u.test(sign)
const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/

const signsOf = (text: TextAt, notes: Notes): Evidence[] => {
  const odd = [...text.text].find(isOdd)
  const [wide] = WIDE.exec(text.text) ?? []
  const secret = privateNumberIn(text.text)
  return [
    ...(odd === undefined ? [] : [lost(notes.oddSign(odd), text, odd)]),
    ...(wide === undefined ? [] : [lost(notes.wideSigns, text, wide)]),
    ...(secret === undefined ? [] : [lost(notes.privateNumber, text, secret.slice(0, 6))]),
  ]
}

const titles = ({ titles: all }: ResumeTexts, notes: Notes): Evidence[] => {
  const unknown = all.filter(({ kind, text }) => kind !== 'custom' && !isUsualTitle(text))
  if (all.length > 0 && unknown.length === 0) return [won(notes.titlesRead, all[0])]
  return unknown.slice(0, MAX_OF_EACH).map((title) => lost(notes.titleUnread, title))
}

/** Checks whether software that filters applications can read the resume. */
export const atsEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  const names = resume.texts.flatMap((text) =>
    wrongNames(text.text)
      .slice(0, 1)
      .map(({ wrong, right }) => lost(notes.wrongName(right), text, wrong)),
  )
  const skill = entriesIn(resume, 'skill_specialties').flatMap(({ fields }) => fields.skillName ?? [])[0]
  const odd = entriesIn(resume, ...EXPERIENCE, 'edu_background').flatMap(({ fields }) => fields.period ?? [])
  return [
    ...contact(resume, notes),
    ...names.slice(0, MAX_OF_EACH),
    ...resume.texts.flatMap((text) => signsOf(text, notes)).slice(0, MAX_OF_EACH),
    ...titles(resume, notes),
    ...(skill ? [won(notes.skillsRead, skill)] : []),
    ...entries(resume, notes),
    ...odd
      .filter(
        ({ kind, text }) => !EXPERIENCE.slice(0, 3).includes(kind) && !isStandard(text) && plainPeriod(text),
      )
      .slice(0, MAX_OF_EACH)
      .map((period) => lost(notes.datesUnread, period)),
  ]
}
