import { Link } from 'react-router'
import { ItemFrame, ItemMarks } from '#features/templates/item-parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { categoriesOf } from '#packages/templates/document-facets.ts'
import { Icon } from '#packages/ui/icon.tsx'
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
    tags: '标签',
    taken: '它已经下架，别人看不到了；你付过积分，仍然可以下载和编辑。',
  },
  en: {
    tags: 'Tags',
    taken:
      'This template was taken down and others can no longer see it. You’ve paid for it, so you can still download and edit it.',
  },
})

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
  const drawing = useItemDrawing(item)
  const { id, kind, meta, isPublic } = item
  return (
    <>
      <ItemHead item={item} />
      <ItemFrame
        item={item}
        list={named[`${kind}List`]}
        isPublic={isPublic}
        card={(row) => row.kind !== 'resume' && <DocumentCard row={row} level={3} />}
        side={
          <>
            <Head item={item} />
            {!isPublic && (
              <p className={styles.taken}>
                <Icon name="info" size={16} />
                {t.taken}
              </p>
            )}
            <GetItem item={item} drawing={drawing} />
            {isPublic && <ItemMarks item={item} path={`/${kind}/${id}`} />}
            <ItemFacts item={item} pages={drawing.pages ?? meta.pages} />
          </>
        }
        main={<ItemStage item={item} drawing={drawing} />}
      />
    </>
  )
}
