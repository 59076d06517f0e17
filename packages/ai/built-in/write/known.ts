import { generalJob } from '../../jobs/all.ts'
import { findJob } from '../../jobs/find-job.ts'
import { type Job, type Level, levelOf } from '../../jobs/job.ts'
import type { TextAt } from '../../places.ts'
import type { TaskOf } from '../../tasks.ts'
import { bodyOf } from '../language/clauses.ts'

/** Facts of the document from which text can be written. */
export interface Known {
  /** As the person calls it; empty where nothing says it. */
  jobName: string
  /** Undefined where neither the job is known to us nor has a name. */
  job: Job | undefined
  /** Lines that fit any job, with its name filled in. */
  isGeneral: boolean
  level: Level
  /** 9年经验, as the document says it. */
  years: string
  skills: string[]
  /** Lines of what was done. */
  deeds: string[]
  /** Every line of the document, including the field itself. */
  lines: string[]
}

const linesOf = (texts: readonly TextAt[]): string[] =>
  texts
    .flatMap(({ text }) => text.split('\n').map((line) => bodyOf(line.trim())))
    .filter((line) => line !== '')

const firstOf = (texts: readonly TextAt[], kind: string, field: string): string =>
  texts.find((one) => one.kind === kind && one.place.field === field)?.text.trim() ?? ''

/** The first of several: 平台架构师、后端负责人. */
const oneOf = (names: string): string => names.split(/[、,，/;；|]/)[0]?.trim() ?? ''

const FRESH = /应届|毕业生|在校|graduate|student/i

const levelFrom = (years: string, entries: number): Level => {
  const counted = /\d+/.exec(years)?.[0]
  if (FRESH.test(years)) return 'graduate'
  if (counted !== undefined) return levelOf(Number(counted))
  return (['graduate', 'junior', 'middle'] as const)[entries] ?? 'senior'
}

const named = (job: Job, name: string): Job =>
  JSON.parse(JSON.stringify(job).replaceAll('{job}', () => JSON.stringify(name).slice(1, -1))) as Job

export const knownOf = ({ target, around, job: asked }: TaskOf<'write'>): Known => {
  const texts = around.filter(({ place }) => JSON.stringify(place) !== JSON.stringify(target.place))
  const names = [
    asked,
    firstOf(texts, 'job_intention', 'intendedPositions'),
    firstOf(texts, 'base_info', 'post'),
    firstOf(texts, 'work_experience', 'post'),
  ].map(oneOf)
  const jobName = names.find((name) => name !== '') ?? ''
  const found = names.map(findJob).find((job) => job !== undefined)
  const years = firstOf(texts, 'base_info', 'workService')
  const posts = texts.filter((one) => one.kind === 'work_experience' && one.place.field === 'post')
  const level = levelFrom(years, posts.length)
  // A work section implies work experience of unknown length.
  const atWork = target.kind === 'work_experience'
  return {
    jobName,
    job: found ?? (jobName === '' ? undefined : named(generalJob(), jobName)),
    isGeneral: found === undefined,
    level: atWork && level === 'graduate' && years === '' ? 'junior' : level,
    years,
    skills: texts.filter(({ place }) => place.field === 'skillName').map(({ text }) => text.trim()),
    deeds: linesOf(texts.filter(({ place }) => place.field === 'bullets' || place.field === 'campusContent')),
    lines: linesOf([...texts, target]),
  }
}
