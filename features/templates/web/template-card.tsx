import { type FocusEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import type { ThemeName } from '#packages/document/themes.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { ResumeRow } from '../gallery-contract.ts'
import { ColourDots } from './colour-dots.tsx'
import { type Covered, TemplateCover } from './cover.tsx'
import { facetLine } from './facet-line.ts'
import { MarkButton } from './marks.tsx'
import styles from './template-card.module.css'

const words = defineWords({
  zh: {
    use: '使用此模板',
    useNamed: (name: string) => `使用模板「${name}」`,
    preview: '预览',
    any: '通用',
    dot: '・',
  },
  en: {
    use: 'Use',
    useNamed: (name: string) => `Use the template “${name}”`,
    preview: 'Preview',
    any: 'Any job',
    dot: ' · ',
  },
})

const withColors = (path: string, colors: ThemeName | undefined) =>
  colors ? `${path}${path.includes('?') ? '&' : '?'}colors=${colors}` : path

/** Links without prefetching: two dozen visible ones would load two dozen documents. */
const Actions = ({ row, near, colors, onColors, onPoint }: ActionsProps) => {
  const t = useWords(words)
  return (
    <div className={styles.layer}>
      {near && <ColourDots chosen={colors} onChoose={onColors} onPoint={onPoint} />}
      <div className={styles.actions}>
        <Link
          className={styles.use}
          to={withColors(`/builder/new?template=${row.id}`, colors)}
          aria-label={t.useNamed(row.meta.name)}
          rel="nofollow"
        >
          {t.use}
        </Link>
        <Link className={styles.preview} to={withColors(`/resume/${row.id}`, colors)} tabIndex={-1}>
          {t.preview}
        </Link>
      </div>
    </div>
  )
}

interface ActionsProps {
  row: ResumeRow
  /** Colours are rendered only on hover or focus. */
  near: boolean
  colors: ThemeName | undefined
  onColors(colors: ThemeName | undefined): void
  onPoint(colors: ThemeName | undefined): void
}

interface TemplateCardProps {
  row: ResumeRow & Covered
  level?: 2 | 3
  /** Visible when the page opens. */
  isEager?: boolean
}

/** A template in a list: its first page, name, readers and number of bookmarks. */
export const TemplateCard = memo(({ row, level = 2, isEager = false }: TemplateCardProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [near, setNear] = useState(false)
  const [colors, setColors] = useState<ThemeName>()
  const [pointed, setPointed] = useState<ThemeName>()
  const Heading = level === 2 ? 'h2' : 'h3'
  const away = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setNear(false)
  }
  return (
    <article
      className={styles.card}
      data-template={row.id}
      onMouseEnter={() => setNear(true)}
      onMouseLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={away}
    >
      <div className={styles.sheet}>
        <TemplateCover row={row} named={row} colors={pointed ?? colors} isEager={isEager} />
        <Link
          className={styles.open}
          to={withColors(`/resume/${row.id}`, colors)}
          tabIndex={-1}
          aria-hidden="true"
        />
        <Actions row={row} near={near} colors={colors} onColors={setColors} onPoint={setPointed} />
      </div>
      <div className={styles.row}>
        <Heading className={styles.name}>
          <Link to={withColors(`/resume/${row.id}`, colors)}>{row.meta.name}</Link>
        </Heading>
        <MarkButton row={row} mark="favourite" />
      </div>
      <p className={styles.line}>{facetLine(row.meta, language, t.any).join(t.dot)}</p>
    </article>
  )
})

/** Its placeholder while loading. */
export const CardSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span />
    <i />
    <i />
  </div>
)
