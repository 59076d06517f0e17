import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { SIZES } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import styles from './present.module.css'

/** Memoised, so that going to another page does not render the slides again. */
const Deck = memo(DocumentPages)

interface DeckWindowProps {
  document: Document
  /** Index of the page, from 0. */
  page: number
  scale: number
  /** Receives the section id of each page; an overfull slide has several pages. */
  onRuns?: (runs: string[]) => void
  inert?: boolean
}

const pagesIn = (root: Element | null) => [...(root?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]

/** Shows one page of a presentation. All pages are rendered, so that they break as in the editor and in the file. */
export const DeckWindow = ({ document, page, scale, onRuns, inert = false }: DeckWindowProps) => {
  const root = useRef<HTMLDivElement>(null)
  const { width, height } = SIZES[document.page.size]
  const reportedRuns = useRef('')
  // Renders again when the number of pages changes.
  const [, setCount] = useState(0)
  useLayoutEffect(() => {
    const pages = pagesIn(root.current)
    for (const [at, one] of pages.entries()) one.inert = at !== page
    const runs = pages.map(({ dataset }) => dataset.run ?? '')
    if (runs.join(' ') === reportedRuns.current) return
    reportedRuns.current = runs.join(' ')
    onRuns?.(runs)
  })
  return (
    <div className={styles.window} style={{ width: width * scale, height: height * scale }} inert={inert}>
      <div
        ref={root}
        className={styles.pages}
        style={{ width, transform: `scale(${scale}) translateY(${-page * height}px)` }}
      >
        <Deck document={document} onCount={setCount} />
      </div>
    </div>
  )
}
