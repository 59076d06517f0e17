import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { categoriesOf } from '#packages/templates/document-facets.ts'
import { PageHead, useSiteAddress } from '#packages/ui/page-head.tsx'
import { documentWords } from '../document-words.ts'
import type { Item } from './item.ts'

const words = defineWords({
  zh: {
    word: (name: string, category: string) => `${name}：${category} Word 文档`,
    ppt: (name: string, category: string) => `${name}：${category}演示文稿`,
    wordSays: (intro: string, tags: string) => `${intro}${tags}，可在线编辑，下载可继续修改的 .docx。`,
    pptSays: (intro: string, tags: string) => `${intro}${tags}，可在线编辑，下载可继续修改的 .pptx。`,
    home: '首页',
  },
  en: {
    word: (name: string, category: string) => `${name} – ${category} Word document`,
    ppt: (name: string, category: string) => `${name} – ${category} presentation`,
    wordSays: (intro: string, tags: string) =>
      `${intro} ${tags}. Edit it online, or download an editable .docx.`,
    pptSays: (intro: string, tags: string) =>
      `${intro} ${tags}. Edit it online, or download an editable .pptx.`,
    home: 'Home',
  },
})

const counted = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': type },
  userInteractionCount: count,
})

/** Title, description and structured data of a document's page, with counted numbers only. */
export const ItemHead = ({ item, comments }: { item: Item; comments?: number | undefined }) => {
  const t = useWords(words)
  const named = useWords(documentWords)
  const { language } = useLanguage()
  const site = useSiteAddress()
  const { id, kind, meta, picture } = item
  const path = `/${kind}/${id}`
  const category = categoriesOf(kind)[meta.category]?.[language] ?? ''
  const description = t[`${kind}Says`](meta.intro ?? '', meta.tags.join(named.comma))
  const title = t[kind](meta.name, category)
  const crumbs = [
    { name: t.home, item: `${site}/` },
    { name: named[`${kind}List`], item: `${site}/${kind}` },
    { name: meta.name, item: site + path },
  ]
  return (
    <PageHead
      title={title}
      image={picture ? { ...picture, path: picture.large, alt: title } : undefined}
      description={description}
      {...(item.isPublic ? { canonical: path } : {})}
      data={{
        '@graph': [
          {
            '@type': kind === 'word' ? 'DigitalDocument' : 'PresentationDigitalDocument',
            name: meta.name,
            description,
            url: site + path,
            ...(picture ? { image: site + picture.large } : {}),
            version: item.version,
            genre: category,
            keywords: meta.tags.join(', '),
            isAccessibleForFree: item.price === 0,
            datePublished: new Date(item.publishedAt).toISOString().slice(0, 10),
            author: { '@type': 'Person', name: item.author.nickname },
            interactionStatistic: [
              counted('ViewAction', item.views),
              counted('DownloadAction', item.downloads),
              counted('LikeAction', item.likes),
              counted('BookmarkAction', item.favourites),
              ...(comments === undefined ? [] : [counted('CommentAction', comments)]),
            ],
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
          },
        ],
      }}
    />
  )
}
