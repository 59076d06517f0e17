import type { Making, Writer } from '../format.ts'
import type { PicturePort } from './pictures.ts'

interface DocxOptions {
  /** Default: the browser's own pictures. */
  pictures?: PicturePort
}

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A file with native paragraphs, tables, lists and styles, as close to the page as Word allows. */
export const docxWriter = {
  from: 'document',
  write: async ({ document, name, report, signal }: Making, { pictures }: DocxOptions) => {
    const [{ loadPictures, pictureSources }, { makeDocx }, port] = await Promise.all([
      import('./pictures.ts'),
      import('./make-docx.ts'),
      pictures ?? import('./browser-picture.ts').then(({ browserPicture }) => browserPicture),
    ])
    const sources = pictureSources(document)
    const loaded = await loadPictures(sources, port, (done) => {
      signal.throwIfAborted()
      report({ step: 'pictures', done, of: sources.length })
    })
    report({ step: 'write', done: 0, of: 1 })
    const bytes = await makeDocx(document, loaded)
    signal.throwIfAborted()
    report({ step: 'write', done: 1, of: 1 })
    const troubles = { missing: [], unread: sources.length - loaded.size }
    return [{ name: `${name}.docx`, type: TYPE, bytes, troubles }]
  },
} satisfies Writer<DocxOptions>
