import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import { DocumentPages } from '#packages/render/pages.tsx'

declare global {
  interface Window {
    /** Draws a document and answers with its page count once fonts are loaded and the pages are laid out. */
    show(document: Document): Promise<number>
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement)
let pages = 0
window.show = async (shown) => {
  const draw = () =>
    flushSync(() =>
      root.render(
        <DocumentPages
          document={shown}
          onCount={(count) => {
            pages = count
          }}
        />,
      ),
    )
  draw()
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return pages
}
document.documentElement.dataset.ready = 'true'
