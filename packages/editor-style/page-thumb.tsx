import { memo } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { geometryOf } from '#packages/render/geometry.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { useWidth } from '#packages/ui/use-width.ts'
import styles from './thumbs.module.css'

/** The first page of a document, scaled to the available width. */
export const PageThumb = memo(({ document }: { document: Document }) => {
  const { ref, width } = useWidth()
  const page = geometryOf(document.page)
  return (
    <div
      ref={ref}
      className={styles.page}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      aria-hidden="true"
      inert
    >
      <div style={{ width: page.width, transform: `scale(${width / page.width})`, transformOrigin: '0 0' }}>
        <DocumentPages document={document} limit={1} />
      </div>
    </div>
  )
})
