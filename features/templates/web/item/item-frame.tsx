import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { CommentSection } from '#features/comments/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import type { CoveredRow } from '../../gallery-contract.ts'
import { similarQuery } from '../item-queries.ts'
import { MarkButton } from '../marks.tsx'
import type { AnyItem } from './item.ts'
import styles from './item-frame.module.css'
import { ItemShare } from './item-share.tsx'
import { useSeenOnce } from './use-seen-once.ts'

const words = defineWords({
  zh: { like: '赞', keep: '收藏', resume: '相似模板', word: '相关文档', ppt: '相关演示文稿' },
  en: {
    like: 'Like',
    keep: 'Save',
    resume: 'Similar templates',
    word: 'Related documents',
    ppt: 'Related presentations',
  },
})

/** Comments do not depend on what happens on the stage. */
const Comments = memo(CommentSection)

interface SimilarProps {
  item: AnyItem
  card(row: CoveredRow): ReactNode
}

const Similar = ({ item: { id, kind }, card }: SimilarProps) => {
  const t = useWords(words)
  const { data } = useQuery(similarQuery(id))
  const rows = data?.templates.filter((row) => (row.kind === 'resume') === (kind === 'resume')) ?? []
  if (rows.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t[kind]}</h2>
      <ul data-kind={kind}>
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
    </section>
  )
}

/** `path` is the address that is shared: it may say more than which item it is. */
export const ItemMarks = ({ item, path }: { item: AnyItem; path: string }) => {
  const t = useWords(words)
  return (
    <div className={styles.marks}>
      <MarkButton row={item} mark="liked" label={t.like} />
      <MarkButton row={item} mark="favourite" label={t.keep} />
      <ItemShare name={item.meta.name} path={path} />
    </div>
  )
}

interface ItemFrameProps extends SimilarProps {
  /** The name of the list that the item is in. */
  list: string
  /** Header, facts and settings of the item. */
  side: ReactNode
  /** The item's pages first. */
  main: ReactNode
  isPublic?: boolean
}

/** The page of an item: the way back to its list, its pages, what belongs to it, comments and similar items. */
export const ItemFrame = ({ item, list, side, main, card, isPublic = true }: ItemFrameProps) => {
  const { id, kind, meta, author } = item
  useSeenOnce(id, isPublic)
  return (
    <div className={styles.item} data-of={kind}>
      <DocumentFontsLater />
      <nav className={styles.crumbs} aria-label={list}>
        <AppLink to={`/${kind}`}>{list}</AppLink>
        <Icon name="chevronRight" size={12} />
        <span aria-current="page">{meta.name}</span>
      </nav>
      <div className={styles.layout}>
        <aside className={styles.side}>{side}</aside>
        <div className={styles.main}>
          {main}
          {isPublic && <Comments kind={kind} id={id} authorId={author.id} />}
        </div>
      </div>
      {isPublic && <Similar item={item} card={card} />}
    </div>
  )
}
