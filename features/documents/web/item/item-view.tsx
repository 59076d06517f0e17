import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { CommentSection, commentsQuery } from '#features/comments/parts.ts'
import { MarkButton } from '#features/templates/card-parts.ts'
import { ItemShare, similarQuery, useSeenOnce } from '#features/templates/item-parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { categoriesOf } from '#packages/templates/document-facets.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { DocumentCard } from '../document-card.tsx'
import { documentWords } from '../document-words.ts'
import { GetItem } from './get-item.tsx'
import type { Item } from './item.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemHead } from './item-head.tsx'
import { ItemStage } from './item-stage.tsx'
import styles from './item-view.module.css'
import { useItemDrawing } from './use-drawing.ts'

const words = defineWords({
  zh: {
    like: '赞',
    keep: '收藏',
    tags: '标签',
    word: '相关文档',
    ppt: '相关演示文稿',
    taken: '它已经下架，别人看不到了；你付过积分，仍然可以下载和编辑。',
  },
  en: {
    like: 'Like',
    keep: 'Save',
    tags: 'Tags',
    word: 'Related documents',
    ppt: 'Related presentations',
    taken:
      'This template was taken down and others can no longer see it. You’ve paid for it, so you can still download and edit it.',
  },
})

/** Memoised: changes on the stage do not affect it. */
const Comments = memo(CommentSection)

const Similar = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const { data } = useQuery(similarQuery(item.id))
  const rows = data?.templates.filter((row) => row.kind !== 'resume') ?? []
  if (rows.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t[item.kind]}</h2>
      <ul data-kind={item.kind}>
        {rows.map((row) => (
          <li key={row.id}>
            <DocumentCard row={row} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kind and topics; each links to similar documents. */
const Head = ({ item: { kind, meta } }: { item: Item }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { category, tags } = meta
  return (
    <header className={styles.head}>
      <h1>{meta.name}</h1>
      <p>
        <Link to={`/${kind}?category=${category}`}>{categoriesOf(kind)[category]?.[language]}</Link>
      </p>
      {meta.intro && <p className={styles.intro}>{meta.intro}</p>}
      <ul aria-label={t.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={`/${kind}?${new URLSearchParams({ tag })}`} rel="nofollow">
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </header>
  )
}

export const ItemView = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const queries = useQueryClient()
  const drawing = useItemDrawing(item)
  const { id, kind, meta, author, isPublic } = item
  useSeenOnce(id, isPublic)
  const comments = queries.getQueryData(commentsQuery({ kind, id }).queryKey)
  const list = named[`${kind}List`]
  return (
    <div className={styles.item}>
      <ItemHead item={item} comments={comments?.total} />
      <DocumentFontsLater />
      <nav className={styles.crumbs} aria-label={list}>
        <AppLink to={`/${kind}`}>{list}</AppLink>
        <Icon name="chevronRight" size={12} />
        <span aria-current="page">{meta.name}</span>
      </nav>
      <div className={styles.layout}>
        <aside className={styles.side}>
          <Head item={item} />
          {!isPublic && (
            <p className={styles.taken}>
              <Icon name="info" size={16} />
              {t.taken}
            </p>
          )}
          <GetItem item={item} drawing={drawing} />
          {isPublic && (
            <div className={styles.marks}>
              <MarkButton row={item} mark="liked" label={t.like} />
              <MarkButton row={item} mark="favourite" label={t.keep} />
              <ItemShare name={meta.name} path={`/${kind}/${id}`} />
            </div>
          )}
          <ItemFacts item={item} pages={drawing.pages ?? meta.pages} />
        </aside>
        <div className={styles.main}>
          <ItemStage item={item} drawing={drawing} />
          {isPublic && <Comments kind={kind} id={id} authorId={author.id} />}
        </div>
      </div>
      {isPublic && <Similar item={item} />}
    </div>
  )
}
