import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Difference } from '#packages/checks/compare-text.ts'
import { pageTexts } from '#packages/checks/page-texts.ts'
import { provePdf } from '#packages/checks/proof.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { makeFile } from '#packages/export/make-file.ts'
import { loadDocumentFonts } from '#packages/render/document-fonts-later.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { kindFacts } from '#packages/sections/registry.ts'

export type ProofStep = 'draw' | 'make' | 'read'

export interface ProofResult {
  pages: number
  filePages: number
  /** The text on the screen, without spaces. */
  signs: number
  difference: Difference | undefined
  fonts: number
  bytes: Uint8Array
  madeMs: number
  /** The text of the file, extracted independently of its attachment. */
  lines: string[]
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Hidden, but laid out as if it were visible. */
const hiddenPlace = (): HTMLElement => {
  const place = document.createElement('div')
  place.inert = true
  place.ariaHidden = 'true'
  Object.assign(place.style, { position: 'fixed', left: '-4000px', top: '0', width: '820px' })
  document.body.append(place)
  return place
}

/** Renders a hidden document while `use` runs; its fonts are loaded and its pages laid out. */
const drawn = async <T,>(
  shown: Document,
  use: (place: HTMLElement, pages: number) => Promise<T>,
): Promise<T> => {
  const place = hiddenPlace()
  const root = createRoot(place)
  try {
    let pages = 0
    const count = (found: number) => {
      pages = found
    }
    flushSync(() => root.render(<DocumentPages document={shown} onCount={count} />))
    let before: number
    do {
      before = pages
      await document.fonts.ready
      await twoFrames()
    } while (pages !== before || document.fonts.status !== 'loaded')
    return await use(place, pages)
  } finally {
    root.unmount()
    place.remove()
  }
}

/** Exports a document as the editor does, reads the file without its attachment, and compares. */
export const proveNow = async (found: unknown, report: (step: ProofStep) => void): Promise<ProofResult> => {
  const loaded = loadDocument(found, kindFacts)
  if (!loaded.ok) throw new Error('the template cannot be read')
  const shown = loaded.document
  // Styles and parts that the editor has and this page lacks.
  await loadDocumentFonts()
  report('draw')
  return drawn(shown, async (place, pages) => {
    report('make')
    const began = performance.now()
    const order = { format: 'pdf', document: shown, root: place, name: shown.title } as const
    const [file] = await makeFile(order, () => undefined, new AbortController().signal)
    if (!file) throw new Error('no file was made')
    const madeMs = performance.now() - began
    report('read')
    const text = pageTexts(place)
      .map(({ seen }) => seen)
      .join('')
    const proof = await provePdf(file.bytes, shown, { text, pages }, { troubles: file.troubles })
    return {
      pages,
      filePages: proof.pages,
      signs: [...text.replaceAll(/\s/g, '')].length,
      difference: proof.firstDifference,
      fonts: proof.fonts.embedded,
      bytes: file.bytes,
      madeMs,
      lines: proof.text.split('\n').filter((line) => line.trim() !== ''),
    }
  })
}
