import { memo } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { geometryOf } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { useHasBeenVisible } from '#packages/ui/use-has-been-visible.ts'
import { useWidth } from '#packages/ui/use-width.ts'
import styles from './page-figure.module.css'

interface PageFigureProps {
  document: Document
  /** From 0. */
  page?: number
  onCount?(pages: number): void
}

/**
 * A real page of a document, as wide as its container. Keyboard and screen readers skip it: the text next to it names
 * it.
 */
export const PageFigure = memo(({ document, page = 0, onCount }: PageFigureProps) => {
  const { ref: sized, width } = useWidth()
  const { ref: sight, seen } = useHasBeenVisible()
  const sheet = geometryOf(document.page)
  const scale = width / sheet.width
  return (
    <div
      ref={sight}
      className={styles.figure}
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
      aria-hidden="true"
      inert
    >
      <div ref={sized} className={styles.window}>
        {seen && width > 0 && (
          <div
            className={styles.pages}
            style={{
              width: sheet.width,
              transform: `scale(${scale}) translateY(${-page * sheet.height}px)`,
            }}
          >
            <DocumentPages
              document={document}
              {...(page === 0 ? { limit: 1 } : {})}
              {...(onCount ? { onCount } : {})}
            />
          </div>
        )}
      </div>
    </div>
  )
})
