import { geometryOf } from '#packages/render/geometry.ts'
import type { Making, Writer } from '../format.ts'
import { textFile } from '../text-file.ts'
import { copyDocument } from './copy-document.ts'
import { fontRules } from './fonts.ts'
import { htmlPage } from './page.ts'
import { putPictures } from './pictures.ts'

const drawnIn = (root: HTMLElement): HTMLElement => {
  const drawn = root.matches('.hj-doc') ? root : root.querySelector<HTMLElement>('.hj-doc')
  if (!drawn) throw new Error('there is no drawn document to write')
  return drawn
}

/** One file with all that it shows: it opens offline, looks as on the screen and prints on the same pages. */
export const htmlWriter = {
  from: 'drawn',
  write: async (root: HTMLElement, making: Making) => {
    const { document, name, report, signal } = making
    const drawn = drawnIn(root)
    report({ step: 'layout', done: 0, of: 1 })
    const copy = copyDocument(drawn)
    report({ step: 'layout', done: 1, of: 1 })
    signal.throwIfAborted()
    const { style, unread } = await putPictures(copy, making)
    const fonts = await fontRules(drawn, making)
    const html = htmlPage({
      title: document.title.trim() || name,
      language: drawn.lang,
      page: geometryOf(document.page),
      style: `${fonts}\n${style}`,
      body: copy.outerHTML,
    })
    const file = textFile(making, 'html', 'text/html;charset=utf-8', html)
    return [{ ...file, troubles: { missing: [], unread } }]
  },
} satisfies Writer
