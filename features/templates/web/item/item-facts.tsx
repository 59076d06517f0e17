import { Link } from 'react-router'
import { themes } from '#packages/document/themes.ts'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import type { ResumeRow } from '../../gallery-contract.ts'
import { namesOf } from '../facet-line.ts'
import styles from './item-facts.module.css'

const words = defineWords({
  zh: {
    about: '关于这份模板',
    style: '风格',
    columns: '栏数',
    purpose: '用途',
    industry: '行业',
    job: '岗位',
    color: '原色',
    any: '不限',
    read: '机器读取',
    readable: '可被机器读取：单栏、真文字，按阅读顺序排列',
    published: '发布',
    version: (day: string, version: number) => `${day}，第 ${version} 版`,
    author: '作者',
    comma: '、',
    numbers: (views: string, uses: string) => `${views} 人看过，${uses} 人用过`,
    people: '使用',
  },
  en: {
    about: 'About this template',
    style: 'Style',
    columns: 'Columns',
    purpose: 'Purpose',
    industry: 'Industry',
    job: 'Job',
    color: 'Original color',
    any: 'Any',
    read: 'ATS',
    readable: 'ATS-friendly: one column of real text in reading order',
    published: 'Published',
    version: (day: string, version: number) => `${day}, version ${version}`,
    author: 'Author',
    comma: ', ',
    numbers: (views: string, uses: string) => `${views} views, ${uses} uses`,
    people: 'Usage',
  },
})

/** A value that is also a filter links to its list, without prefetching, because each list has two dozen covers. */
const Named = ({ facet, keys, language, any, comma }: NamedProps) => {
  const names = namesOf(facet, keys, language)
  if (names.length === 0) return any
  return keys.map((key, at) => (
    <span key={key}>
      {at > 0 && comma}
      <Link to={`/resume?${facet}=${key}`}>{names[at]}</Link>
    </span>
  ))
}

interface NamedProps {
  facet: 'purpose' | 'industry' | 'job'
  keys: readonly string[]
  language: Language
  any: string
  comma: string
}

/** Facts about a template: readers, properties, author and number of users. */
export const ItemFacts = ({ row }: { row: ResumeRow }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { meta } = row
  const count = (value: number) => value.toLocaleString(language)
  const named = { language, any: t.any, comma: t.comma }
  return (
    <section className={styles.facts}>
      <h2>{t.about}</h2>
      {meta.intro && <p className={styles.intro}>{meta.intro}</p>}
      <dl>
        <div>
          <dt>{t.purpose}</dt>
          <dd>
            <Named {...named} facet="purpose" keys={meta.purpose} />
          </dd>
        </div>
        <div>
          <dt>{t.job}</dt>
          <dd>
            <Named {...named} facet="job" keys={meta.job} />
          </dd>
        </div>
        <div>
          <dt>{t.industry}</dt>
          <dd>
            <Named {...named} facet="industry" keys={meta.industry} />
          </dd>
        </div>
        <div>
          <dt>{t.style}</dt>
          <dd>
            <Link to={`/resume?style=${meta.style}`}>{facets.style[meta.style][language]}</Link>
          </dd>
        </div>
        <div>
          <dt>{t.columns}</dt>
          <dd>{facets.columns[meta.columns][language]}</dd>
        </div>
        <div>
          <dt>{t.color}</dt>
          <dd>
            <i className={styles.dot} style={{ background: themes[meta.color].colors.theme }} />
            {themes[meta.color][language]}
          </dd>
        </div>
        {meta.columns === 'one' && (
          <div className={styles.whole}>
            <dt>{t.read}</dt>
            <dd>{t.readable}</dd>
          </div>
        )}
        <div>
          <dt>{t.author}</dt>
          <dd>
            <Link to={`/resume?author=${row.author.id}`}>{row.author.nickname}</Link>
          </dd>
        </div>
        <div>
          <dt>{t.published}</dt>
          <dd>{t.version(new Date(row.publishedAt).toISOString().slice(0, 10), row.version)}</dd>
        </div>
        <div>
          <dt>{t.people}</dt>
          <dd>{t.numbers(count(row.views), count(row.uses))}</dd>
        </div>
      </dl>
    </section>
  )
}
