import { Link } from 'react-router'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import type { CoveredResume } from '#features/templates/gallery-contract.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import bands from './bands.module.css'
import classes from './hot-templates.module.css'

const words = defineWords({
  zh: {
    popular: '收藏最多的模板',
    firstTemplates: '先看几份模板',
    all: (total: number) => `全部 ${total} 份`,
    any: '通用',
    dot: '・',
    favourites: (count: number) => `${count} 人收藏`,
  },
  en: {
    popular: 'Most-saved templates',
    firstTemplates: 'Templates to start with',
    all: (total: number) => `All ${total}`,
    any: 'Any job',
    dot: ' · ',
    favourites: (count: number) => (count === 1 ? '1 save' : `${count} saves`),
  },
})

const Card = ({ row }: { row: CoveredResume }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { name, columns, job } = row.meta
  const [first] = job
  return (
    <li>
      <Link to={`/resume/${row.id}`} className={classes.card ?? ''}>
        <span className={classes.sheet}>
          <TemplateCover row={row} sizes="(max-width: 700px) 46vw, 205px" />
        </span>
        <b>{name}</b>
        <small>
          {[facets.columns[columns][language], first ? facets.job[first][language] : t.any].join(t.dot)}
        </small>
        {row.favourites > 0 && <small>{t.favourites(row.favourites)}</small>}
      </Link>
    </li>
  )
}

/** The most bookmarked templates; without any bookmarks the title does not claim it. */
export const HotTemplates = ({ rows, total }: { rows: readonly CoveredResume[]; total: number }) => {
  const t = useWords(words)
  return (
    <section className={`${bands.band} ${classes.hot}`}>
      <div className={bands.head}>
        <h2 className={bands.title}>
          {rows.some(({ favourites }) => favourites > 0) ? t.popular : t.firstTemplates}
        </h2>
        <AppLink to="/resume" className={bands.more ?? ''}>
          {t.all(total)}
          <Icon name="chevronRight" />
        </AppLink>
      </div>
      <ul className={classes.row}>
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}
