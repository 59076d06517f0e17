import { blanksIn } from '../blanks.ts'
import type { Evidence } from '../steps.ts'
import { diagnosisNotes, type Notes } from './notes.ts'
import {
  type Entry,
  EXPERIENCE,
  entriesIn,
  isSummary,
  linesOf,
  type ResumeTexts,
  storyOf,
} from './resume-texts.ts'
import { lost, won } from './score.ts'

/** Entries whose story is looked at: a reader has made up their mind after a dozen. */
const MAX_ENTRIES = 12
const MAX_BLANKS = 10
/** Fewer skills than this say little. */
const ENOUGH_SKILLS = 4

const person = (resume: ResumeTexts, notes: Notes): Evidence[] => {
  const [info] = entriesIn(resume, 'base_info')
  const wants = [
    ['name', notes.name, notes.noName],
    ['phoneNumber', notes.phone, notes.noPhone],
    ['email', notes.email, notes.noEmail],
  ] as const
  return wants.map(([field, there, missing]) => {
    const text = info?.fields[field]
    return text ? won(there, text) : lost(missing)
  })
}

const aim = (resume: ResumeTexts, notes: Notes): Evidence => {
  const [info] = entriesIn(resume, 'base_info')
  const [intention] = entriesIn(resume, 'job_intention')
  const aimText = intention?.fields.intendedPositions ?? info?.fields.post
  return aimText ? won(notes.aim, aimText) : lost(notes.noAim)
}

const education = (resume: ResumeTexts, notes: Notes): Evidence[] => {
  const [first] = entriesIn(resume, 'edu_background')
  if (!first) return [lost(notes.noSchool), lost(notes.noMajor)]
  const { schoolName, specialized, degree } = first.fields
  return [
    schoolName && degree ? won(notes.school, schoolName) : lost(notes.noSchool, schoolName ?? degree),
    specialized ? won(notes.major, specialized) : lost(notes.noMajor, schoolName),
  ]
}

/** The experience that is expected at this level. */
const experience = (resume: ResumeTexts, notes: Notes): Evidence => {
  const count = (...kinds: string[]) => entriesIn(resume, ...kinds).length
  const enough = {
    graduate: () => count(...EXPERIENCE) >= 2,
    junior: () => count('work_experience', 'internship_experience') >= 1 && count(...EXPERIENCE) >= 2,
    middle: () => count('work_experience') >= 1 && count(...EXPERIENCE) >= 2,
    senior: () => count('work_experience') >= 2,
  }[resume.level]()
  const [first] = entriesIn(resume, ...EXPERIENCE)
  const name = first?.fields.name ?? first?.fields.campusBriefly
  return enough ? won(notes.experience, name) : lost(notes.noExperience(resume.level), name)
}

const stories = (resume: ResumeTexts, notes: Notes): Evidence[] =>
  entriesIn(resume, ...EXPERIENCE)
    .slice(0, MAX_ENTRIES)
    .flatMap((entry: Entry) => {
      const story = storyOf(entry)
      const name = entry.fields.name ?? entry.fields.campusBriefly ?? entry.fields.post
      const hasStory = story && linesOf(story.text).length > 0
      const dated = entry.fields.period !== undefined
      return [
        hasStory ? won(notes.story, story) : lost(notes.noStory, name),
        ...(dated ? [] : [lost(notes.undated, name)]),
      ]
    })

const skills = (resume: ResumeTexts, notes: Notes): Evidence => {
  const names = entriesIn(resume, 'skill_specialties').flatMap(({ fields }) => fields.skillName ?? [])
  const [first] = names
  return names.length >= ENOUGH_SKILLS
    ? won(notes.skills(names.length), first)
    : lost(notes.fewSkills(names.length), first)
}

const summary = ({ texts }: ResumeTexts, notes: Notes): Evidence => {
  const text = texts.find(isSummary)
  return text ? won(notes.summary, text) : lost(notes.noSummary)
}

const blanks = ({ texts }: ResumeTexts, notes: Notes): Evidence[] =>
  texts
    .flatMap((text) => blanksIn(text.text).map((blank) => lost(notes.blank, text, blank)))
    .slice(0, MAX_BLANKS)

export const completeEvidence = (resume: ResumeTexts): Evidence[] => {
  const notes = diagnosisNotes[resume.language]
  return [
    ...person(resume, notes),
    aim(resume, notes),
    ...education(resume, notes),
    experience(resume, notes),
    skills(resume, notes),
    summary(resume, notes),
    ...blanks(resume, notes),
    ...stories(resume, notes),
  ]
}
