import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImportNews, ImportTask } from './import-worker.ts'
import type { Walk } from './walk.ts'

/** Even on a slow machine, a file of at most a megabyte is read in a fraction of this. */
const TOO_SLOW_MS = 5000
const HUNG_MS = 40_000

/**
 * Reads damaged files in a worker thread until the time is over. A reader that hangs blocks only that thread: the file
 * is reported and the thread terminated.
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
