import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { type Industry, industry, type Job, job } from './job.ts'

/** An industry and its jobs, in the order in which they are offered. */
export interface IndustryJobs extends Omit<Industry, 'jobs'> {
  jobs: Job[]
}

const cwd = import.meta.dirname

const read = <T extends z.ZodMiniType>(schema: T, path: string): z.infer<T> => {
  const { data, error } = safeParse(schema, JSON.parse(readFileSync(join(cwd, path), 'utf8')))
  if (error) throw new Error(`packages/ai/jobs/${path} does not fit: ${error.message}`)
  return data as z.infer<T>
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const jobsIn = (folder: string, order: readonly string[]): Job[] =>
  globSync(`${folder}/*.json`, { cwd })
    .filter((path) => !path.endsWith('industry.json'))
    .map((path) => read(job, path))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))

/**
 * Every industry with its jobs. Read when they are first asked for, and by the server only: the browser would carry
 * all of it for one draft.
 */
export const allIndustries: () => IndustryJobs[] = once(() =>
  globSync('*/industry.json', { cwd })
    .sort()
    .map((path) => {
      const { jobs, ...named } = read(industry, path)
      return { ...named, jobs: jobsIn(dirname(path), jobs) }
    }),
)

export const allJobs: () => Job[] = once(() => allIndustries().flatMap(({ jobs }) => jobs))

/** For a job without data: tasks of any job, with `{job}` as the placeholder of its name. */
export const generalJob: () => Job = once(() => read(job, 'general.json'))
