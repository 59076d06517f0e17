import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImportNews, ImportTask } from './import-worker.ts'
import type { Walk } from './walk.ts'

/** A file of a megabyte at most is read in a fraction of this, also on a slow day. */
const TOO_SLOW_MS = 5000
const HUNG_MS = 40_000

/**
 * Reads spoilt files in a thread of their own until the time is over. A reader that never comes back holds up that
 * thread alone: the file is named, and the thread ended.
 */
export const walkImporters = (seed: number, ms: number): Promise<Walk> =>
  new Promise((resolve, reject) => {
    const task: ImportTask = { seed }
    const worker = new Worker(join(import.meta.dirname, 'import-worker.ts'), { workerData: task })
    const walk: Walk = { cases: 0, findings: [] }
    const ends = performance.now() + ms
    let current: { news: ImportNews; since: number } | undefined
    const end = () => {
      clearInterval(watch)
      void worker.terminate().then(() => resolve(walk), reject)
    }
    const add = (news: ImportNews, fault: string) =>
      walk.findings.push({
        what: `importer ${news.kind}, case ${news.at} of seed ${seed}: ${fault}`,
        file: current?.news.bytes ?? news.bytes,
      })
    const watch = setInterval(() => {
      if (!current || performance.now() - current.since < HUNG_MS) return
      add(current.news, 'never came back')
      end()
    }, 500)
    worker.on('message', (news: ImportNews) => {
      if (!news.done) {
        current = { news, since: performance.now() }
        return
      }
      const { fault, workMs } = news.done
      walk.cases += 1
      if (fault) add(news, fault)
      else if (workMs > TOO_SLOW_MS) add(news, `took ${Math.round(workMs)} ms`)
      current = undefined
      if (performance.now() > ends) end()
    })
    worker.on('error', (error) => {
      clearInterval(watch)
      if (!current) return reject(error)
      add(current.news, `threw where nobody could catch it: ${error.stack}`)
      resolve(walk)
    })
  })
