import { parentPort, workerData } from 'node:worker_threads'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { faultOfImport, spoiltFile } from './importers.ts'
import { realFiles } from './real-files.ts'

export interface ImportTask {
  seed: number
}

/** Sent before each case with its number alone, and after it with its duration and problems. */
export interface ImportNews {
  at: number
  kind: string
  bytes: Uint8Array
  /** CPU time of this thread, independent of other load on the machine. */
  done?: { workMs: number; fault: string | undefined }
}

const { seed } = workerData as ImportTask
const tell = (news: ImportNews) => parentPort?.postMessage(news)

// Loaded first, because pdf.js adds polyfills to prototypes.
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
