import type { DisplayList } from '../display-list/list.ts'
import type { Report } from '../format.ts'
import { fontsOf, sliceReader } from '../glyphs/page-fonts.ts'
import type { PictureOrder } from './make-pictures.ts'
import type { PictureAnswer, PictureRequest } from './worker.ts'

interface Waiting {
  report: Report
  resolve(pictures: Uint8Array[]): void
  reject(error: unknown): void
}

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

const failAll = (error: Error): void => {
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
  worker?.terminate()
  worker = undefined
}

const settle = ({ data }: MessageEvent<PictureAnswer>): void => {
  const one = waiting.get(data.id)
  if (!one) return
  if ('progress' in data) {
    one.report(data.progress)
    return
  }
  waiting.delete(data.id)
  if ('pictures' in data) one.resolve(data.pictures)
  else one.reject(new Error(data.error))
}

/** All pictures share one worker, which caches the parsed outlines. */
const workerOf = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', settle)
  worker.addEventListener('error', ({ message }) =>
    failAll(new Error(message || 'the picture worker stopped')),
  )
  return worker
}

const ask = (request: PictureRequest): void => workerOf().postMessage(request)

const inWorker = (
  list: DisplayList,
  order: PictureOrder,
  report: Report,
  signal: AbortSignal,
): Promise<Uint8Array[]> =>
  new Promise((resolve, reject) => {
    last += 1
    const id = last
    signal.addEventListener('abort', () => {
      if (!waiting.delete(id)) return
      ask({ id, stop: true })
      reject(signal.reason)
    })
    waiting.set(id, { report, resolve, reject })
    ask({ id, list, order, fonts: fontsOf(document) })
  })

/** Draws in a worker, so that the page stays responsive; without OffscreenCanvas, draws page by page with pauses. */
export const drawPictures = async (
  list: DisplayList,
  order: PictureOrder,
  report: Report,
  signal: AbortSignal,
): Promise<Uint8Array[]> => {
  signal.throwIfAborted()
  if (typeof OffscreenCanvas !== 'undefined') return inWorker(list, order, report, signal)
  const { makePictures } = await import('./make-pictures.ts')
  return makePictures(list, order, sliceReader(fontsOf(document)), report, signal)
}
