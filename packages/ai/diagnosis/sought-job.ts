import type { Language } from '#packages/sections/language.ts'
import { lookUp } from '../glossary/glossary.ts'
import { findJob } from '../jobs/find-job.ts'
import { type Job, levelOf } from '../jobs/job.ts'
import { termsIn } from '../match/vocabulary.ts'
import { yearsOfWork } from '../match/years-of-work.ts'
import type { TextAt } from '../places.ts'
import type { Sought } from './resume-texts.ts'

const AIMS = ['job_intention.intendedPositions', 'base_info.post'] as const

/** The desired job: from the request, or from the document. */
export const soughtName = (texts: readonly TextAt[], asked: string): string => {
  if (asked.trim() !== '') return asked.trim()
  const statedAim = AIMS.flatMap((aim) =>
    texts.filter(({ kind, place }) => `${kind}.${place.field}` === aim).map(({ text }) => text),
  )[0]
  return (statedAim ?? '').split(/[、,，/;；\n]/)[0]?.trim() ?? ''
}

/** The requirements of a job as searchable words: Hive 与 Spark are two. */
export const wordsOfJob = (job: Job, years: number): string[] => {
  const level = levelOf(years)
  const words = job.skills
    .filter(({ levels }) => levels.includes(level))
    .flatMap(({ name }) => {
      const known = termsIn(name).map(({ term }) => term.word)
      return known.length > 0 ? known : [name]
    })
  return [...new Set(words)]
}

/** Job data is Chinese: in an English resume only what has an English name can be looked for. */
const inLanguage = (words: readonly string[], language: Language): string[] =>
  language === 'zh'
    ? [...words]
    : words.flatMap((word) =>
        /\p{Script=Han}/u.test(word) ? (lookUp(word, 'en', ['skills', 'majors']) ?? []) : word,
      )

export const soughtJob = (
  texts: readonly TextAt[],
  asked: string,
  language: Language,
): Sought | undefined => {
  const name = soughtName(texts, asked)
  if (name === '') return undefined
  const job = findJob(name)
  return {
    name: name.slice(0, 60),
    words: job ? inLanguage(wordsOfJob(job, yearsOfWork(texts).years), language) : [],
  }
}
