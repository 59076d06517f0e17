import { Link } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './gallery-foot.module.css'
import { type Choice, hrefOf, pageLinks } from './gallery-query.ts'

const words = defineWords({
  zh: { pages: '分页', page: (page: number) => `第 ${page} 页`, next: '下一页', before: '上一页' },
  en: { pages: 'Pages', page: (page: number) => `Page ${page}`, next: 'Next', before: 'Previous' },
})

/** Numbered pages for crawlers and for readers who remember a page. */
export const GalleryFoot = ({ choice, last, pages }: { choice: Choice; last: number; pages: number }) => {
  const t = useWords(words)
  if (pages < 2) return <div className={styles.none} />
  const to = (page: number) => hrefOf({ ...choice, page })
  return (
    <nav className={styles.foot} aria-label={t.pages}>
      {choice.page > 1 && (
        <Link to={to(choice.page - 1)} rel="prev" className={styles.step}>
          {t.before}
        </Link>
      )}
      {pageLinks(last, pages).map((page, at) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place.
          <span key={`gap-${at}`}>…</span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            aria-label={t.page(page)}
            aria-current={page === last ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {last < pages && (
        <Link to={to(last + 1)} rel="next" className={styles.step}>
          {t.next}
          <Icon name="chevronRight" size={13} />
        </Link>
      )}
    </nav>
  )
}
