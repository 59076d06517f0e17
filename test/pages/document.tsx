import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import '#packages/render/document-parts.tsx'
import { DocumentPages, measurePages } from '#packages/render/pages.tsx'

declare global {
  interface Window {
    /** Renders a document and returns its page count once fonts are loaded and the pages are laid out. */
    show(document: Document): Promise<number>
    /** The page count with a fraction: 1.3 is a page and a third. */
    measure(document: Document): Promise<number>
    /** The text of every page, read from its window as a reader sees it. */
    textOfPages(): string[]
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
window.measure = async (shown) => {
  await window.show(shown)
  return measurePages(document.getElementById('root') as HTMLElement, shown)
}
window.textOfPages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page]')].map((sheet) => {
    const frame = sheet.getBoundingClientRect()
    const range = document.createRange()
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (!node.data.trim() || getComputedStyle(node.parentElement as Element).visibility === 'hidden')
        continue
      for (let at = 0; at < node.data.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = range.getBoundingClientRect()
        const centre = (rect.left + rect.right) / 2
        if (rect.width > 0 && centre > frame.left && centre < frame.right) text += node.data[at]
      }
    }
    return text
  })
document.documentElement.dataset.ready = 'true'
