import { Link } from 'react-router'
import { themes } from '#packages/document/themes.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import { documentWords } from '../document-words.ts'
import { type Item, paperOf } from './item.ts'
import styles from './item-facts.module.css'

const words = defineWords({
  zh: {
    word: '页数',
    ppt: '张数',
    paper: '尺寸',
    A4: 'A4，210 × 297 mm',
    Letter: 'Letter，216 × 279 mm',
    '16:9': '16:9 宽屏',
    '4:3': '4:3 标准',
    downloads: '下载',
    views: '看过',
    people: (count: string) => `${count} 人`,
    times: (count: string) => `${count} 次`,
    style: '风格',
    color: '主色',
    updated: '更新',
    version: (day: string, version: number) => `${day}，第 ${version} 版`,
    author: '设计',
  },
  en: {
    word: 'Pages',
    ppt: 'Slides',
    paper: 'Size',
    A4: 'A4, 210 × 297 mm',
    Letter: 'Letter, 8.5 × 11 in',
    '16:9': '16:9, wide',
    '4:3': '4:3, standard',
    downloads: 'Downloads',
    views: 'Views',
    people: (count: string) => count,
    times: (count: string) => count,
    style: 'Style',
    color: 'Color',
    updated: 'Updated',
    version: (day: string, version: number) => `${day}, version ${version}`,
    author: 'Designer',
  },
})

interface FactsProps {
  item: Item
  /** If they are known. */
  pages: number | undefined
}

/** Facts about a document: length, size, number of users and date. */
export const ItemFacts = ({ item, pages }: FactsProps) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const { kind, meta } = item
  const count = (value: number) => value.toLocaleString(language)
  return (
    <dl className={styles.facts}>
      {pages !== undefined && (
        <div>
          <dt>{t[kind]}</dt>
          <dd>{named[kind](count(pages))}</dd>
        </div>
      )}
      <div>
        <dt>{t.paper}</dt>
        <dd>{t[paperOf(item).name]}</dd>
      </div>
      <div>
        <dt>{t.downloads}</dt>
        <dd>{t.times(count(item.downloads))}</dd>
      </div>
      <div>
        <dt>{t.views}</dt>
        <dd>{t.people(count(item.views))}</dd>
      </div>
      <div>
        <dt>{t.style}</dt>
        <dd>
          <Link to={`/${kind}?style=${meta.style}`}>{facets.style[meta.style][language]}</Link>
        </dd>
      </div>
      <div>
        <dt>{t.color}</dt>
        <dd>
          <i className={styles.dot} style={{ background: themes[meta.color].colors.theme }} />
          {themes[meta.color][language]}
        </dd>
      </div>
      <div>
        <dt>{t.author}</dt>
        <dd>{item.author.nickname}</dd>
      </div>
      <div>
        <dt>{t.updated}</dt>
        <dd>{t.version(new Date(item.publishedAt).toISOString().slice(0, 10), item.version)}</dd>
      </div>
    </dl>
  )
}
