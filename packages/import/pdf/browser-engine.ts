import type { PdfEngine } from './engine.ts'

/** The addresses of our copies of the character maps. Only those that a PDF names are loaded. */
const addresses = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})

const readCharacterMap = async (name: string): Promise<Uint8Array> => {
  const address = addresses[`/node_modules/pdfjs-dist/cmaps/${name}`]
  if (address === undefined) throw new Error(`No character map ${name}`)
  return new Uint8Array(await (await fetch(address)).arrayBuffer())
}

/** pdf.js with a worker of its own, which ends with the reading. */
export const browserEngine = async (): Promise<PdfEngine> => {
  const [library, { default: Worker }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'),
  ])
  const port = new Worker()
  return {
    library,
    // Reading that is given up is no news for the console.
    worker: new library.PDFWorker({ port: port as unknown as null, verbosity: 0 }),
    readCharacterMap,
    end: () => port.terminate(),
  }
}
