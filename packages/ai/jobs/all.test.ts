import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLANK, blanksIn } from '../blanks.ts'
import { allIndustries, allJobs, generalJob } from './all.ts'
import { type Job, levels } from './job.ts'

const files = globSync('*/*.json', { cwd: import.meta.dirname }).sort()
const everyJob = [...allJobs(), generalJob()]

/** All numbers except those in names and standards, such as H5, ISO 9001 and 5S. */
const figures = (text: string): string[] =>
  text.replace(/[A-Za-z][\w.+#/-]*(?: [\d.]+)?|\d+[A-Za-z]+/g, '').match(/\d+/g) ?? []

const textsOf = (one: unknown): string[] =>
  typeof one === 'string' ? [one] : one && typeof one === 'object' ? Object.values(one).flatMap(textsOf) : []

describe('the jobs', () => {
  test('are at least 60 in 12 industries, each in the list of its own', () => {
    expect(allJobs().length).toBeGreaterThanOrEqual(60)
    expect(allIndustries()).toHaveLength(12)
    const listed = allIndustries().flatMap(({ id, jobs }) => jobs.map((job) => `${id}/${job.id}.json`))
    expect(files.filter((path) => basename(path) !== 'industry.json')).toEqual(listed.sort())
    expect(new Set(files.map((path) => dirname(path))).size).toBe(12)
  })

  test('are called by names that mean one job only', () => {
    const names = allJobs().flatMap(({ zh, en, also }) => [zh, en, ...also].map((name) => name.toLowerCase()))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test.each(everyJob.map((job) => [job.id, job] as const))('%s suffices for every level', (_, job: Job) => {
    for (const level of levels) {
      const count = (list: readonly { levels: string[] }[]) =>
        list.filter((one) => one.levels.includes(level)).length
      expect(count(job.work)).toBeGreaterThanOrEqual(7)
      expect(count(job.projects)).toBeGreaterThanOrEqual(2)
      expect(count(job.headlines)).toBeGreaterThanOrEqual(1)
      expect(count(job.summaries)).toBeGreaterThanOrEqual(2)
      expect(count(job.skills)).toBeGreaterThanOrEqual(5)
    }
  })

  test.each(everyJob.map((job) => [job.id, job] as const))(
    '%s invents no figure, and leaves blanks',
    (_, job) => {
      const texts = textsOf(job)
      expect(texts.filter((text) => figures(text).length > 0)).toEqual([])
      // A bracket that is left open is no blank that anybody could fill.
      expect(texts.filter((text) => /[【】]/.test(text.replaceAll(BLANK, '')))).toEqual([])
      expect(blanksIn(textsOf(job.work).join('\n')).length).toBeGreaterThan(4)
    },
  )
})
