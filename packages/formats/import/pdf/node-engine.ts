import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfEngine } from './engine.ts'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** pdf.js in this very thread: for tests and for the command line. */
export const nodeEngine = async (): Promise<PdfEngine> => ({
  library: await import('pdfjs-dist/legacy/build/pdf.mjs'),
  readCharacterMap: async (name) => new Uint8Array(await readFile(join(home, 'cmaps', name))),
  end: () => undefined,
})
