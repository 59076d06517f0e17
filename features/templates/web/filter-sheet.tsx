import { useEffect, useRef } from 'react'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './filter-sheet.module.css'
import filters from './gallery-filters.module.css'
import { type Counts, FilterRows } from './gallery-filters.tsx'
import type { Choice } from './gallery-query.ts'
import { galleryWords } from './gallery-words.ts'

interface FilterSheetProps {
  choice: Choice
  counts: Counts
  total: number
  onClose(): void
}

/** The filters of a phone: the same links in a sheet over the list, which updates with each of them. */
export const FilterSheet = ({ choice, counts, total, onClose }: FilterSheetProps) => {
  const t = useWords(galleryWords)
  const { language } = useLanguage()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this handles a press outside it.
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={t.filters}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{t.filters}</h2>
          <button type="button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </header>
        <div className={`${styles.rows} ${filters.sheet}`}>
          <FilterRows choice={choice} counts={counts} />
        </div>
        <footer className={styles.foot}>
          <Button size="form" onClick={onClose}>
            {t.show(total.toLocaleString(language))}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
