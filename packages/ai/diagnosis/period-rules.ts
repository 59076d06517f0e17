import { gapsBetween, MAX_OVERLAP, overlapOf } from '#packages/check-rules/periods.ts'
import type { TextAt } from '../places.ts'
import type { Evidence } from '../steps.ts'
import type { Notes } from './notes.ts'
import { type Months, readPeriod } from './periods.ts'
import { type Entry, entriesIn, type ResumeTexts } from './resume-texts.ts'
import { lost, won } from './score.ts'

/** A search for work may take less than this many months. */
const GAP = 6
const MAX_OF_EACH = 5

const SIDE_WORK = /兼职|顾问|实习|志愿|part[- ]?time|freelance|advisor|volunteer|intern/i

interface Dated {
  text: TextAt
  months: Months
  isSide: boolean
}

/** The end of a current entry: later than any month. */
const NOW = Number.MAX_SAFE_INTEGER
const endOf = ({ to, from, isRunning }: Months): number => (isRunning ? NOW : (to ?? from ?? 0))
const startOf = ({ from, to }: Months): number => from ?? to ?? 0

export const datedEntries = (entries: readonly Entry[]): Dated[] =>
  entries.flatMap(({ fields }) => {
    const text = fields.period
    const months = text && readPeriod(text.text)
    const words = Object.values(fields)
      .map((one) => one.text)
      .join(' ')
    return text && months ? [{ text, months, isSide: SIDE_WORK.test(words) }] : []
  })

const spanIn = (dated: Dated) => ({ ...dated, from: startOf(dated.months), to: endOf(dated.months) })

/** Months without work before a job, by place; the newest first. */
export const gapsIn = (entries: readonly Entry[]): { text: TextAt; months: number }[] =>
  gapsBetween(datedEntries(entries).map(spanIn), GAP)
    .map(({ months, next }) => ({ text: next.text, months }))
    .toReversed()

const overlaps = (jobs: readonly Dated[], notes: Notes): Evidence[] => {
  const whole = jobs.filter(({ isSide }) => !isSide).map(spanIn)
  return whole.flatMap((one, row) =>
    whole.slice(row + 1).flatMap((other): Evidence[] => {
      const months = overlapOf(one, other)
      // If both are current, the overlap has no end yet.
      const areCurrent = one.to === NOW && other.to === NOW
      return areCurrent || months <= MAX_OVERLAP ? [] : [lost(notes.overlap(months), one.text)]
    }),
  )
}

const order = (dated: readonly Dated[], notes: Notes): Evidence[] => {
  if (dated.length < 2) return []
  const wrong = dated.find(({ months }, row) => {
    const before = dated[row - 1]
    return before !== undefined && endOf(months) > endOf(before.months)
  })
  return [wrong ? lost(notes.outOfOrder, wrong.text) : won(notes.inOrder, dated[0]?.text)]
}

/** Times of jobs, studies and projects: in order, no holes, nothing twice. */
export const periodEvidence = (resume: ResumeTexts, notes: Notes): Evidence[] => {
  const jobs = entriesIn(resume, 'work_experience')
  const dated = ['work_experience', 'project_experience', 'internship_experience', 'edu_background']
    .map((kind) => datedEntries(entriesIn(resume, kind)))
    .filter((some) => some.length > 0)
  const backwards = dated
    .flat()
    .filter(({ months: { from, to } }) => from !== undefined && to !== undefined && to < from)
  return [
    ...dated.flatMap((some) => order(some, notes)),
    ...backwards.slice(0, MAX_OF_EACH).map(({ text }) => lost(notes.endsBefore, text)),
    ...gapsIn(jobs)
      .slice(0, MAX_OF_EACH)
      .map(({ text, months }) => lost(notes.gap(months), text)),
    ...overlaps(datedEntries(jobs), notes).slice(0, MAX_OF_EACH),
  ]
}
