import { memo } from 'react'
import { Link } from 'react-router'
import { MarkButton, TemplateCover } from '#features/templates/card-parts.ts'
import type { CoveredRow, DocumentRow } from '#features/templates/gallery-contract.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './document-card.module.css'
import { documentWords } from './document-words.ts'

interface CardProps {
  row: DocumentRow & Pick<CoveredRow, 'picture'> & { cover?: string }
  level?: 2 | 3
  /** Visible when the page opens. */
  isEager?: boolean
}

/** A document in a list: its first page, name, price, length and number of downloads. */
export const DocumentCard = memo(({ row, level = 2, isEager = false }: CardProps) => {
  const t = useWords(documentWords)
  const { language } = useLanguage()
  const { kind, meta, price } = row
  const Heading = level === 2 ? 'h2' : 'h3'
  const path = `/${kind}/${row.id}`
  const count = (value: number) => value.toLocaleString(language)
  return (
    <article className={styles.card} data-template={row.id}>
      <div className={styles.sheet}>
        <TemplateCover row={row} named={row} isEager={isEager} />
        <Link className={styles.open} to={path} tabIndex={-1} aria-hidden="true" />
      </div>
      <div className={styles.row}>
        <Heading className={styles.name}>
          <Link to={path}>{meta.name}</Link>
        </Heading>
        <MarkButton row={row} mark="favourite" />
      </div>
      <p className={styles.line}>
        <b data-free={price === 0 || undefined}>{price === 0 ? t.free : t.points(count(price))}</b>
        {meta.pages !== undefined && <span>{t[kind](count(meta.pages))}</span>}
        <span>{t.downloads(count(row.downloads))}</span>
      </p>
    </article>
  )
})

/** As loaded for a gallery. */
export const ShelfCard = ({ row, isEager = false }: { row: CoveredRow; isEager?: boolean }) =>
  row.kind === 'resume' ? null : <DocumentCard row={row} isEager={isEager} />
