import { parentPort, workerData } from 'node:worker_threads'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { faultOfImport, spoiltFile } from './importers.ts'
import { realFiles } from './real-files.ts'

export interface ImportTask {
  seed: number
}

/** Before each case with its number alone; after it with what it took and what was wrong. */
export interface ImportNews {
  at: number
  kind: string
  bytes: Uint8Array
  /** Its own work, not what others on this machine took. */
  done?: { workMs: number; fault: string | undefined }
}

const { seed } = workerData as ImportTask
const tell = (news: ImportNews) => parentPort?.postMessage(news)

// What pdf.js adds to the prototypes of old engines is there before anything is counted.
await nodeEngine()
const files = await realFiles()
for (let at = 0; ; at += 1) {
  const { kind, bytes } = spoiltFile(files, seed, at)
  tell({ at, kind, bytes })
  const before = process.threadCpuUsage()
  const fault = await faultOfImport(bytes)
  const { user, system } = process.threadCpuUsage(before)
  tell({ at, kind, bytes: new Uint8Array(), done: { workMs: (user + system) / 1000, fault } })
}
