import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Walk } from './walk.ts'
import type { WordNews, WordTask } from './word-worker.ts'

const HUNG_MS = 60_000

/**
 * Tests every task, mask and importer with texts of our own keywords in a worker thread, because one of them may hang.
 */
export const walkWords = (seed: number, ms: number): Promise<Walk> =>
  new Promise((resolve, reject) => {
    const task: WordTask = { seed }
    const worker = new Worker(join(import.meta.dirname, 'word-worker.ts'), { workerData: task })
    const walk: Walk = { cases: 0, findings: [] }
    const ends = performance.now() + ms
    let current: { news: WordNews; since: number } | undefined
    const end = () => {
      clearInterval(watch)
      void worker.terminate().then(() => resolve(walk), reject)
    }
    const add = ({ at, one }: WordNews, fault: string) =>
      walk.findings.push({ what: `${one.target}, case ${at} of seed ${seed}: ${fault}` })
    const watch = setInterval(() => {
      if (!current || performance.now() - current.since < HUNG_MS) return
      add(current.news, `never came back: ${JSON.stringify(current.news.one)}`)
      end()
    }, 500)
    worker.on('message', (news: WordNews) => {
      current = news.done ? undefined : { news, since: performance.now() }
      if (!news.done) return
      walk.cases += 1
      if (news.done.fault) add(news, news.done.fault)
      if (performance.now() > ends) end()
    })
    worker.on('error', (error) => {
      clearInterval(watch)
      reject(error)
    })
  })
