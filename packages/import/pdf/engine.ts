import type * as pdfjs from 'pdfjs-dist'

/** pdf.js as this place runs it. */
export interface PdfEngine {
  library: Pick<typeof pdfjs, 'getDocument' | 'OPS'>
  /** The worker that reads the file; none in Node, where it runs in the same thread. */
  worker?: pdfjs.PDFWorker
  /** Character maps of files without their own, from our own files: nothing is ever fetched elsewhere. */
  readCharacterMap(name: string): Promise<Uint8Array>
  end(): void
}
