import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { PublicRow } from '../gallery-contract.ts'
import { type Choice, canonicalOf, folderOf, hrefOf, landingOf, valuesOf } from './gallery-query.ts'
import type { Shelf } from './shelf.ts'

const words = defineWords({
  zh: { page: (title: string, page: number) => `${title}（第 ${page} 页）`, home: '首页' },
  en: { page: (title: string, page: number) => `${title}, page ${page}`, home: 'Home' },
})

interface Titled {
  shelf: Shelf
  choice: Choice
  total: number
  /** The author's name, in the list of an author. */
  author?: string | undefined
}

/** The title and description of a list. */
export const useGalleryTitle = ({ shelf, choice, total, author }: Titled) => {
  const t = useWords(shelf.words)
  const { language } = useLanguage()
  const count = total.toLocaleString(language)
  const landing = landingOf(choice)
  const value = landing && valuesOf(landing.facet, choice.kind)[landing.value]?.[language]
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
  const { shelf, choice, total } = titled
  const own = useWords(shelf.words)
  const folder = folderOf(choice.kind)
  const { title, lead } = useGalleryTitle(titled)
  const canonical = canonicalOf(choice)
  const first = { '@type': 'ListItem', position: 1, name: t.home, item: `${site}/` }
  const gallery = { '@type': 'ListItem', position: 2, name: own.title, item: site + folder }
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
              url: `${site}${folder}/${id}`,
            })),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: title === own.title ? [first, gallery] : [first, gallery, here],
          },
        ],
      }}
    />
  )
}
