import type { DisplayList } from '../display-list/list.ts'
import type { Report } from '../format.ts'
import { fontsOf } from '../glyphs/page-fonts.ts'
import { FontsUnreachable } from './fonts-unreachable.ts'
import type { PdfAnswer, PdfRequest } from './worker.ts'
import type { PdfOptions, WrittenPdf } from './write-pdf.ts'

interface Waiting {
  report: Report
  resolve(written: WrittenPdf): void
  reject(error: unknown): void
}

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

const failAll = (error: Error) => {
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
  worker?.terminate()
  worker = undefined
}

const settle = ({ data }: MessageEvent<PdfAnswer>) => {
  const one = waiting.get(data.id)
  if (!one) return
  if ('progress' in data) return one.report(data.progress)
  waiting.delete(data.id)
  if ('written' in data) one.resolve(data.written)
  else one.reject(data.noFonts ? new FontsUnreachable(data.error) : new Error(data.error))
}

/** All files share one worker, which caches the decompressed fonts. */
const workerOf = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', settle)
  worker.addEventListener('error', (event) => failAll(new Error(event.message || 'the PDF worker stopped')))
  return worker
}

/** Writes the file in a worker, so that the page stays responsive. */
export const writePdfInWorker = (
  list: DisplayList,
  options: PdfOptions,
  report: Report,
  signal: AbortSignal,
): Promise<WrittenPdf> =>
  new Promise((resolve, reject) => {
    last += 1
    const id = last
    signal.addEventListener('abort', () => {
      waiting.delete(id)
      reject(signal.reason)
    })
    waiting.set(id, { report, resolve, reject })
    const request: PdfRequest = { id, list, options, fonts: fontsOf(document) }
    workerOf().postMessage(request)
  })
