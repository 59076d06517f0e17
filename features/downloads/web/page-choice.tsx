import { useElementSize } from '@mantine/hooks'
import { Check } from 'lucide'
import type { CSSProperties, Ref } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { geometryOf } from '#packages/render/geometry.ts'
import { useNear } from '#packages/render/near.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import styles from './page-choice.module.css'

const words = defineWords({
  zh: {
    pages: '要导出的页',
    page: (number: number) => `第 ${number} 页`,
    slide: (number: number) => `第 ${number} 张`,
  },
  en: {
    pages: 'Pages to export',
    page: (number: number) => `Page ${number}`,
    slide: (number: number) => `Slide ${number}`,
  },
})

/** Height of the label under each page, in screen pixels. */
const LABEL = 40
const GAP = 20

interface PageChoiceProps {
  document: Document
  pages: number
  chosen: ReadonlySet<number>
  /** Without it, all pages are included and cannot be deselected. */
  onChoose: ((pages: ReadonlySet<number>) => void) | undefined
  onCount(pages: number): void
  /** The element around the rendered pages, of which the file is made. */
  drawn: Ref<HTMLDivElement>
}

/** The real pages, side by side. Each can be deselected where the format allows it. */
export const PageChoice = ({ document, pages, chosen, onChoose, onCount, drawn }: PageChoiceProps) => {
  const t = useWords(words)
  const { ref, width } = useElementSize()
  const sheet = geometryOf(document.page)
  const columns = pages === 1 ? 1 : 2
  const wide = Math.min(pages === 1 ? 280 : 400, (width - GAP * (columns - 1)) / columns)
  const scale = wide / sheet.width
  const name = document.kind === 'ppt' ? t.slide : t.page
  const toggle = (page: number) => {
    const next = new Set(chosen)
    if (!next.delete(page)) next.add(page)
    onChoose?.(next)
  }
  return (
    <div ref={ref} className={styles.choice} style={{ '--columns': columns } as CSSProperties}>
      {width > 0 && (
        <div
          className={styles.frame}
          style={{ height: Math.ceil(pages / columns) * (sheet.height * scale + LABEL) }}
        >
          <div
            ref={drawn}
            className={styles.drawn}
            style={
              {
                width: wide * columns + GAP * (columns - 1),
                transform: `scale(${scale})`,
                '--sheet': `${sheet.width}px`,
                '--across': `${GAP / scale}px`,
                '--down': `${LABEL / scale}px`,
              } as CSSProperties
            }
            aria-hidden="true"
            inert
          >
            <DocumentPages document={document} useFlows={useNear} onCount={onCount} />
          </div>
          <fieldset
            className={styles.labels}
            aria-label={t.pages}
            style={
              {
                '--wide': `${wide}px`,
                '--high': `${sheet.height * scale + LABEL}px`,
                columnGap: GAP,
              } as CSSProperties
            }
          >
            {Array.from({ length: pages }, (_, page) =>
              onChoose && pages > 1 ? (
                <label
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number.
                  key={page}
                  className={styles.label}
                  data-left-out={!chosen.has(page) || undefined}
                >
                  <input type="checkbox" checked={chosen.has(page)} onChange={() => toggle(page)} />
                  <span className={styles.box} aria-hidden="true">
                    <Glyph icon={Check} size={12} />
                  </span>
                  {name(page + 1)}
                </label>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number.
                <span key={page} className={styles.label}>
                  {name(page + 1)}
                </span>
              ),
            )}
          </fieldset>
        </div>
      )}
    </div>
  )
}
