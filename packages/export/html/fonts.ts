import type { Making } from '../format.ts'
import { dataUrlOf, fetchCached } from './data-url.ts'
import { type NeededSlice, neededSlices } from './font-rules.ts'
import type { FontAnswer, FontRequest } from './font-worker.ts'
import { usedCharacters } from './used-characters.ts'

const SPACE = 0x20

/** Starts the worker of one export, which ends with it. */
const openThinner = () => {
  const worker = new Worker(new URL('./font-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  const ask = (request: Omit<FontRequest, 'id'>): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      last += 1
      const id = last
      const answered = ({ data }: MessageEvent<FontAnswer>) => {
        if (data.id !== id) return
        worker.removeEventListener('message', answered)
        if ('error' in data) reject(new Error(data.error))
        else resolve(data.woff)
      }
      worker.addEventListener('message', answered)
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
      worker.postMessage({ ...request, id } satisfies FontRequest)
    })
  return { ask, stop: () => worker.terminate() }
}
type Thinner = ReturnType<typeof openThinner>

/** The slice of Latin and punctuation stays whole: its rules replace one mark by another. */
const fontOf = async ({ url, characters }: NeededSlice, { ask }: Thinner, signal: AbortSignal) => {
  const woff2 = await (await fetchCached(url, signal)).arrayBuffer()
  const woff = await ask({ woff2, characters, whole: characters.has(SPACE) })
  return woff && dataUrlOf(new Blob([woff as BlobPart], { type: 'font/woff' }))
}

/** The fonts of a drawn document as `@font-face` rules with embedded fonts, which have only the outlines in use. */
export const fontRules = async (root: Element, { report, signal }: Making): Promise<string> => {
  const slices = neededSlices(usedCharacters(root))
  const thinner = openThinner()
  const rules: string[] = []
  report({ step: 'fonts', done: 0, of: slices.length })
  try {
    for (const [at, slice] of slices.entries()) {
      const { family, weight, range } = slice
      const font = await fontOf(slice, thinner, signal)
      if (font)
        rules.push(
          `@font-face{font-family:'${family}';font-weight:${weight};src:url(${font}) format('woff');unicode-range:${range}}`,
        )
      report({ step: 'fonts', done: at + 1, of: slices.length })
      signal.throwIfAborted()
    }
  } finally {
    thinner.stop()
  }
  return rules.join('\n')
}
