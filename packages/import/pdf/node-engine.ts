import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfEngine } from './engine.ts'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const isOfPdf = (reason: unknown): boolean =>
  reason instanceof Error &&
  (/(?:Exception|FormatError)$/.test(reason.name) || (reason.stack ?? '').includes('pdfjs-dist'))

const forgive = (reason: unknown) => {
  if (!isOfPdf(reason)) throw reason
}

/**
 * pdf.js reports a broken file twice: to the caller, and through a promise that has no handler. Node would exit
 * because of the latter, although the file was refused properly.
 */
const forgiveForgotten = () => {
  if (process.listenerCount('unhandledRejection') === 0) process.on('unhandledRejection', forgive)
}

/** pdf.js in this very thread: for tests and for the command line. */
export const nodeEngine = async (): Promise<PdfEngine> => {
  forgiveForgotten()
  return {
    library: await import('pdfjs-dist/legacy/build/pdf.mjs'),
    readCharacterMap: async (name) => new Uint8Array(await readFile(join(home, 'cmaps', name))),
    end: () => undefined,
  }
}
