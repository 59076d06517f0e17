import { kindNameOf } from '../../draft/slots.ts'
import { allIndustries, generalJob } from '../../jobs/all.ts'
import { findJob } from '../../jobs/find-job.ts'
import { type Job, type Level, levelOf, levels } from '../../jobs/job.ts'
import type { Keywords, TaskOf } from '../../tasks.ts'
import { ownSentences } from './own-words.ts'
import { randomOf, shuffled } from './random.ts'
import words from './words.json' with { type: 'json' }

/** The input for writing a section. */
export interface Drafting {
  job: Job
  isGeneral: boolean
  keywords: Keywords
  /** The title of the section, if it says more than its kind. */
  title: string
  /** The titles of the other sections of this kind. */
  siblings: readonly string[]
  /** Sentences that the person said for this very section. */
  own: readonly string[]
  level: Level
  /** The blank for who employs such people: not everybody works for a company. */
  employer: string
  /** Whether the document has a section of this kind, also one that is not being written now. */
  has(kind: string): boolean
  random: () => number
  /** Picks unused texts at random and marks them as used. */
  fresh<T>(list: readonly T[], max: number, textOf: (one: T) => string): T[]
  /** Like `fresh`, for lines that belong together: all unused ones, in their order. */
  unsaid(lines: readonly string[]): string[]
}

const sayOf = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase()

/** For a job without data, its name is put into sentences that fit any job. */
const named = (job: Job, name: string): Job =>
  JSON.parse(JSON.stringify(job), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{job}', () => name) : value,
  ) as Job

/** Repeated lines look like a mistake, so lines are unique across all sections. */
const existingLines = ({ others = [] }: TaskOf<'draft'>): string[] =>
  others.flatMap(({ text }) => text.split('\n').map((line) => sayOf(line.replace(/^(?:- |\d+\. )/, ''))))

const employers: Record<string, string> = words.employers

const employerOf = (job: Job): string => {
  const industry = allIndustries().find(({ jobs }) => jobs.some(({ id }) => id === job.id))
  return employers[industry?.id ?? ''] ?? words.blanks.company
}

/** The user's own text is used once, in the first section of its kind. */
const withoutOwn = (keywords: Keywords): Keywords => ({ ...keywords, skills: '', projects: '', other: '' })

/** Returns a function that gives the input for each section. */
export const startDrafting = (task: TaskOf<'draft'>): ((slot: string) => Drafting) => {
  const { keywords, kinds, titles = [], words: ownText = '', seed, others = [] } = task
  const found = findJob(keywords.job)
  const job = named(found ?? generalJob(), keywords.job)
  const used = new Set(existingLines(task))
  const employer = employerOf(job)
  const present = new Set([...kinds, ...others.map(({ at }) => at.kind)].map(kindNameOf))
  return (slot) => {
    const random = randomOf(seed, job.id, slot)
    const taken = <T>(list: readonly T[], max: number, textOf: (one: T) => string): T[] => {
      const some = list.filter((one) => !used.has(sayOf(textOf(one)))).slice(0, max)
      for (const one of some) used.add(sayOf(textOf(one)))
      return some
    }
    return {
      job,
      isGeneral: found === undefined,
      keywords: slot === kindNameOf(slot) ? keywords : withoutOwn(keywords),
      title: titles.find(({ kind }) => kind === slot)?.title ?? '',
      siblings: titles
        .filter(({ kind }) => kind !== slot && kindNameOf(kind) === kindNameOf(slot))
        .map(({ title }) => title),
      own: ownSentences(ownText),
      level: levelOf(keywords.years),
      employer,
      has: (one) => present.has(one),
      random,
      fresh: (list, max, textOf) => taken(shuffled(list, random), max, textOf),
      unsaid: (lines) => taken(lines, lines.length, (line) => line),
    }
  }
}

/** The level some steps down, but not below a beginner. */
export const levelBelow = (level: Level, steps: number): Level =>
  levels[Math.max(level === 'graduate' ? 0 : 1, levels.indexOf(level) - steps)] ?? level

/** Entries for a level, filled up from the neighboring levels. */
export const freshFor = <T extends { levels: Level[] }>(
  { fresh }: Drafting,
  list: readonly T[],
  level: Level,
  max: number,
  textOf: (one: T) => string,
): T[] => {
  const own = fresh(
    list.filter((one) => one.levels.includes(level)),
    max,
    textOf,
  )
  if (own.length >= max) return own
  const at = levels.indexOf(level)
  const adjacent = list.filter(
    (one) =>
      !one.levels.includes(level) && one.levels.some((other) => Math.abs(levels.indexOf(other) - at) === 1),
  )
  return [...own, ...fresh(adjacent, max - own.length, textOf)]
}

export const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
