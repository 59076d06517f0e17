import { Minus, Plus } from 'lucide'
import { type CSSProperties, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { geometryOf } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { useWidth } from '#packages/ui/use-width.ts'
import styles from './reading.module.css'

const words = defineWords({
  zh: { pages: '页面', zoom: '缩放', larger: '放大', smaller: '缩小' },
  en: { pages: 'Pages', zoom: 'Zoom', larger: 'Zoom in', smaller: 'Zoom out' },
})

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2]
const GAP = 20

/** Zoom buttons. `undefined` fits the window without enlarging the pages. */
export const ZoomButtons = ({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) => {
  const t = useWords(words)
  const larger = STEPS.find((step) => step > zoom + 0.01)
  const smaller = STEPS.findLast((step) => step < zoom - 0.01)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have the style and meaning of a form.
    <div className={styles.zoom} role="group" aria-label={t.zoom}>
      <button
        type="button"
        className={parts.icon}
        aria-label={t.smaller}
        disabled={smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
      >
        <Glyph icon={Minus} />
      </button>
      <span role="status">{Math.round(zoom * 100)}%</span>
      <button
        type="button"
        className={parts.icon}
        aria-label={t.larger}
        disabled={larger === undefined}
        onClick={() => larger && onZoom(larger)}
      >
        <Glyph icon={Plus} />
      </button>
    </div>
  )
}

/** Read-only pages; returns the pages and their zoom buttons. */
export const useReadPages = (document: Document) => {
  const t = useWords(words)
  const { ref, width } = useWidth()
  const [chosen, setChosen] = useState<number>()
  const [pages, setPages] = useState(1)
  const sheet = geometryOf(document.page)
  const zoom = chosen ?? Math.min(1, Math.max(0.2, width / sheet.width || 1))
  const view = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable with keys.
    <section ref={ref} className={styles.viewport} aria-label={t.pages} tabIndex={0} data-reading="">
      <div
        className={styles.sheets}
        style={{ width: sheet.width * zoom, height: pages * (sheet.height * zoom + GAP) - GAP }}
      >
        <div
          className={styles.scaled}
          style={{ width: sheet.width, transform: `scale(${zoom})`, '--factor': zoom } as CSSProperties}
        >
          <DocumentPages document={document} onCount={setPages} />
        </div>
      </div>
    </section>
  )
  return { view, pages, buttons: <ZoomButtons zoom={zoom} onZoom={setChosen} /> }
}
