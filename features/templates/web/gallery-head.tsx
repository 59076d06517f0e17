import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import type { PublicRow } from '../gallery-contract.ts'
import { type Choice, canonicalOf, hrefOf, landingOf, valuesOf } from './gallery-query.ts'

const words = defineWords({
  zh: {
    title: '简历模板',
    landing: (value: string) => `${value}简历模板`,
    author: (name: string) => `${name} 的简历模板`,
    mine: '我收藏的简历模板',
    searched: (q: string) => `「${q}」的简历模板`,
    page: (title: string, page: number) => `${title}（第 ${page} 页）`,
    home: '首页',
    lead: (count: string) => `共 ${count} 份，缩略图由编辑器同一引擎实时排版，选中即是所得。`,
    landingLead: (value: string, count: string) =>
      `${count} 份适合「${value}」的简历模板，缩略图由编辑器同一引擎排版，选中即可改写、导出 PDF。`,
    authorLead: (name: string, count: string) =>
      `${name} 设计的 ${count} 份简历模板，选中即可改写、导出 PDF。`,
    mineLead: '你点过红心的模板都在这里。',
    foundLead: (count: string) => `找到 ${count} 份，也可以换个说法，或用拼音首字母来找。`,
  },
  en: {
    title: 'Resume templates',
    landing: (value: string) => `${value} resume templates`,
    author: (name: string) => `Resume templates by ${name}`,
    mine: 'My favourite resume templates',
    searched: (q: string) => `Resume templates for “${q}”`,
    page: (title: string, page: number) => `${title}, page ${page}`,
    home: 'Home',
    lead: (count: string) =>
      `${count} templates, drawn live by the editor’s own engine: what you pick is what you get.`,
    landingLead: (value: string, count: string) =>
      `${count} resume templates for “${value}”, drawn by the editor’s own engine; pick one, make it yours, export a PDF.`,
    authorLead: (name: string, count: string) =>
      `${count} resume templates designed by ${name}; pick one, make it yours, export a PDF.`,
    mineLead: 'Every template that you keep.',
    foundLead: (count: string) =>
      `${count} found. Other words, or the first letters of their pinyin, may find more.`,
  },
})

interface Titled {
  choice: Choice
  total: number
  /** The author's name, in the list of an author. */
  author?: string | undefined
}

/** What a list is called, and what is said of it. */
export const useGalleryTitle = ({ choice, total, author }: Titled) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const count = total.toLocaleString(language)
  const landing = landingOf(choice)
  const value = landing && valuesOf(landing.facet)[landing.value]?.[language]
  if (author !== undefined) return { title: t.author(author), lead: t.authorLead(author, count) }
  if (choice.mine) return { title: t.mine, lead: t.mineLead }
  if (value !== undefined) return { title: t.landing(value), lead: t.landingLead(value, count) }
  if (choice.q !== undefined) return { title: t.searched(choice.q), lead: t.foundLead(count) }
  return { title: t.title, lead: t.lead(count) }
}

interface GalleryHeadProps extends Titled {
  rows: readonly PublicRow[]
  site: string
}

const PAGE = 24

export const GalleryHead = ({ rows, site, ...titled }: GalleryHeadProps) => {
  const t = useWords(words)
  const { choice, total } = titled
  const { title, lead } = useGalleryTitle(titled)
  const canonical = canonicalOf(choice)
  const first = { '@type': 'ListItem', position: 1, name: t.home, item: `${site}/` }
  const gallery = { '@type': 'ListItem', position: 2, name: t.title, item: `${site}/resume` }
  const here = { '@type': 'ListItem', position: 3, name: title, item: site + hrefOf({ ...choice, page: 1 }) }
  return (
    <PageHead
      title={choice.page > 1 ? t.page(title, choice.page) : title}
      description={choice.page > 1 ? t.page(lead, choice.page) : lead}
      {...(canonical === undefined ? {} : { canonical })}
      data={{
        '@graph': [
          {
            '@type': 'ItemList',
            name: title,
            numberOfItems: total,
            itemListElement: rows.map(({ id, meta }, at) => ({
              '@type': 'ListItem',
              position: (choice.page - 1) * PAGE + at + 1,
              name: meta.name,
              url: `${site}/resume/${id}`,
            })),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: title === t.title ? [first, gallery] : [first, gallery, here],
          },
        ],
      }}
    />
  )
}
