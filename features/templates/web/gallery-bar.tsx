import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './gallery-bar.module.css'
import filters from './gallery-filters.module.css'
import type { Counts } from './gallery-filters.tsx'
import { type Choice, facetsOf, hrefOf, sortsOf, valuesOf, wholeList, withChange } from './gallery-query.ts'
import { galleryWords } from './gallery-words.ts'
import { useVisitorLink } from './use-marks.ts'

const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet)

const stay = { preventScrollReset: true } as const

/** The selected filters, each with a link to remove it. */
const useChips = (choice: Choice) => {
  const t = useWords(galleryWords)
  const { language } = useLanguage()
  const facets = facetsOf(choice.kind).flatMap((facet) => {
    const name = valuesOf(facet, choice.kind)[choice[facet] ?? '']?.[language]
    if (name === undefined) return []
    const href = hrefOf(withChange(choice, { [facet]: undefined }))
    const label = t.chosen(t[facet], name)
    return [{ key: facet as string, name: label, label, href }]
  })
  if (choice.tag !== undefined) {
    const label = t.chosen(t.tag, choice.tag)
    facets.push({ key: 'tag', name: label, label, href: hrefOf(withChange(choice, { tag: undefined })) })
  }
  if (choice.q === undefined) return facets
  const href = hrefOf(withChange(choice, { q: undefined }))
  return [{ key: 'q', name: choice.q, label: t.words(choice.q), href }, ...facets]
}

interface BarProps {
  choice: Choice
  counts: Counts
  total: number
  waiting: boolean
}

/**
 * Above the list: the number of results, the selected filters, the order. On a phone also the button for the filters.
 */
export const GalleryBar = ({ choice, counts, total, waiting }: BarProps) => {
  const t = useWords(galleryWords)
  const { language } = useLanguage()
  const visitor = useVisitorLink() !== undefined
  const [open, setOpen] = useState(false)
  const chips = useChips(choice)
  const facetsChosen = chips.filter(({ key }) => key !== 'q').length
  return (
    <div className={styles.bar}>
      <Link
        to="#filters"
        className={`${filters.opener} ${styles.opener}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="settings" size={17} />
        {t.filter}
        {facetsChosen > 0 && <b>{facetsChosen}</b>}
      </Link>
      <p className={styles.found} role="status" aria-busy={waiting}>
        {t.found(total.toLocaleString(language))}
      </p>
      {chips.length > 0 && (
        <div className={styles.chips}>
          {chips.map(({ key, name, label, href }) => (
            <Link key={key} {...stay} to={href} className={styles.chip} aria-label={t.without(name)}>
              {label}
              <Icon name="close" size={12} />
            </Link>
          ))}
          <Link
            {...stay}
            className={styles.clear}
            to={hrefOf({
              ...wholeList(choice.kind),
              sort: choice.sort,
              ...(choice.author === undefined ? {} : { author: choice.author }),
              ...(choice.mine ? { mine: choice.mine } : {}),
            })}
          >
            {t.clear}
          </Link>
        </div>
      )}
      <nav className={styles.sorts} aria-label={t.sort}>
        {!visitor && (
          <Link
            {...stay}
            className={styles.mine}
            to={hrefOf(withChange(choice, { mine: choice.mine ? undefined : 'favourites' }))}
            aria-current={choice.mine ? 'true' : undefined}
          >
            {t.mine}
          </Link>
        )}
        {sortsOf(choice.kind).map((sort) => (
          <Link
            key={sort}
            {...stay}
            to={hrefOf(withChange(choice, { sort }))}
            aria-current={sort === choice.sort || undefined}
          >
            {t[sort]}
          </Link>
        ))}
      </nav>
      {open && (
        <Suspense>
          <FilterSheet choice={choice} counts={counts} total={total} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
