import { Fragment } from 'react'
import { Link } from 'react-router'
import { themes } from '#packages/document/themes.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './gallery-filters.module.css'
import { type Choice, facetsOf, type GalleryFacet, hrefOf, valuesOf, withChange } from './gallery-query.ts'
import { galleryWords } from './gallery-words.ts'

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface FilterProps {
  choice: Choice
  counts: Counts
}

/** Keeps the scroll position, since filters are above the list. */
const stay = { preventScrollReset: true } as const

const Colour = ({ name }: { name: string }) => (
  <i className={styles.dot} style={{ background: themes[name as keyof typeof themes].colors.theme }} />
)

const Row = ({ facet, choice, counts }: FilterProps & { facet: GalleryFacet }) => {
  const t = useWords(galleryWords)
  const { language } = useLanguage()
  const chosen = choice[facet]
  const isColor = facet === 'color'
  return (
    <div className={styles.row} data-facet={facet}>
      <h2>{t[facet]}</h2>
      <ul className={isColor ? styles.colors : undefined}>
        <li>
          <Link
            {...stay}
            to={hrefOf(withChange(choice, { [facet]: undefined }))}
            className={styles.all}
            aria-current={chosen === undefined || undefined}
          >
            {t.all}
          </Link>
        </li>
        {Object.entries(valuesOf(facet, choice.kind)).map(([value, name]) => {
          const count = counts[facet]?.[value] ?? 0
          const isChosen = value === chosen
          return (
            <li key={value}>
              <Link
                {...stay}
                to={hrefOf(withChange(choice, { [facet]: isChosen ? undefined : value }))}
                className={isColor ? styles.color : styles.value}
                aria-current={isChosen || undefined}
                aria-label={t.count(name[language], String(count))}
                title={isColor ? t.count(name[language], String(count)) : undefined}
                data-none={count === 0 || undefined}
              >
                {isColor ? (
                  <Colour name={value} />
                ) : (
                  <>
                    {name[language]}
                    <small>{count}</small>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const MAX_TAGS = 10

/** Tags: the most frequent ones and the selected one. */
const tagsIn = (counts: Counts, chosen: string | undefined): [string, number][] => {
  const all = Object.entries(counts.tag ?? {}).toSorted(
    ([a, many], [b, few]) => few - many || a.localeCompare(b, 'zh'),
  )
  const first = all.slice(0, MAX_TAGS)
  const isThere = chosen === undefined || first.some(([tag]) => tag === chosen)
  return isThere ? first : [[chosen, counts.tag?.[chosen] ?? 0], ...first]
}

const TagRow = ({ choice, counts }: FilterProps) => {
  const t = useWords(galleryWords)
  const chosen = choice.tag
  const tags = tagsIn(counts, chosen)
  if (tags.length === 0) return null
  return (
    <div className={styles.row} data-facet="tag">
      <h2>{t.tag}</h2>
      <ul>
        <li>
          <Link
            {...stay}
            to={hrefOf(withChange(choice, { tag: undefined }))}
            className={styles.all}
            aria-current={chosen === undefined || undefined}
          >
            {t.all}
          </Link>
        </li>
        {tags.map(([tag, count]) => (
          <li key={tag}>
            <Link
              {...stay}
              to={hrefOf(withChange(choice, { tag: tag === chosen ? undefined : tag }))}
              className={styles.value}
              aria-current={tag === chosen || undefined}
              aria-label={t.count(tag, String(count))}
            >
              {tag}
              <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A line for each facet with real links, which work before hydration and in a new tab. */
export const FilterRows = (props: FilterProps) => (
  <>
    {facetsOf(props.choice.kind).map((facet) => (
      <Fragment key={facet}>
        <Row facet={facet} {...props} />
        {facet === 'category' && <TagRow {...props} />}
      </Fragment>
    ))}
  </>
)
