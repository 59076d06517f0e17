import { Link } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import type { PublicRow } from '../gallery-contract.ts'
import styles from './marks.module.css'
import { type Mark, useMark, useVisitorLink } from './use-marks.ts'

const words = defineWords({
  zh: {
    favourite: (name: string) => `收藏「${name}」`,
    liked: (name: string) => `赞「${name}」`,
    count: (count: string) => `${count} 人`,
  },
  en: {
    favourite: (name: string) => `Save “${name}”`,
    liked: (name: string) => `Like “${name}”`,
    count: (count: string) => count,
  },
})

const SIGNS = {
  favourite:
    'M12 20.2C7.600 16.700 4 13.600 4 9.600 4 6.900 6 5 8.400 5c1.500 0 2.800.800 3.600 2.100C12.800 5.800 14.100 5 15.600 5 18 5 20 6.900 20 9.600c0 4-3.600 7.100-8 10.600z',
  liked:
    'M7.500 10.500v9.500M7.500 10.500l3.700-6.300c1.400 0 2.300 1 2.300 2.400V10h4.600c1.100 0 1.900 1 1.700 2.100l-1.100 6.200c-.200 1-1 1.700-2 1.700H7.500M4 10.500h3.500V20H4z',
}

/** A heart or a thumb with its count. A visitor is asked to sign in and returns here. */
export const MarkButton = ({
  row,
  mark,
  label,
}: {
  row: PublicRow
  mark: Mark
  /** A word next to the count, if there is space. */
  label?: string
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const signIn = useVisitorLink()
  const toggle = useMark(row, mark)
  const count = row[mark === 'liked' ? 'likes' : 'favourites'].toLocaleString(language)
  const name = t[mark](row.meta.name)
  const face = (
    <>
      <Outline path={SIGNS[mark]} size={16} />
      {label && <span>{label}</span>}
      <span className={styles.count}>{count}</span>
    </>
  )
  // A visible word next to the count is its accessible name.
  const named = label ? {} : { 'aria-label': `${name} · ${t.count(count)}` }
  const look = {
    ...named,
    className: `${styles.mark} ${label ? styles.wide : ''}`,
    'data-on': row[mark] || undefined,
  }
  if (signIn !== undefined)
    return (
      <Link to={signIn} rel="nofollow" {...look}>
        {face}
      </Link>
    )
  return (
    <button type="button" aria-pressed={row[mark]} onClick={() => void toggle()} {...look}>
      {face}
    </button>
  )
}
