import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PageHead, useSiteAddress } from '#packages/ui/page-head.tsx'
import type { CoverPicture, ResumeRow } from '../../gallery-contract.ts'
import { facetLine } from '../facet-line.ts'

const words = defineWords({
  zh: {
    title: (name: string, line: string) => `${name}：${line}简历模板`,
    description: (intro: string, line: string) =>
      `${intro}${line}简历模板，可换颜色、字体，套用自己的内容，导出 PDF 与屏幕一致。`,
    any: '通用',
    dot: '・',
    home: '首页',
    gallery: '简历模板',
  },
  en: {
    title: (name: string, line: string) => `${name} – ${line} resume template`,
    description: (intro: string, line: string) =>
      `${intro} A resume template (${line}). Change the color and font, add your own content and export a PDF that matches the screen.`,
    any: 'Any job',
    dot: ' · ',
    home: 'Home',
    gallery: 'Resume templates',
  },
})

const counted = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': type },
  userInteractionCount: count,
})

interface ItemHeadProps {
  row: ResumeRow & { picture: CoverPicture | null }
  comments?: number | undefined
}

/** Title, description and structured data of a template's page, with counted numbers only. */
export const ItemHead = ({ row, comments }: ItemHeadProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const site = useSiteAddress()
  const { meta, picture } = row
  const line = facetLine(meta, language, t.any).join(t.dot)
  const path = `/resume/${row.id}`
  const crumbs = [
    { name: t.home, item: `${site}/` },
    { name: t.gallery, item: `${site}/resume` },
    { name: meta.name, item: site + path },
  ]
  const title = t.title(meta.name, line)
  const description = t.description(meta.intro ?? '', line)
  return (
    <PageHead
      title={title}
      description={description}
      canonical={path}
      image={picture ? { ...picture, path: picture.large, alt: title } : undefined}
      data={{
        '@graph': [
          {
            '@type': 'CreativeWork',
            name: meta.name,
            description,
            url: site + path,
            ...(picture ? { image: site + picture.large } : {}),
            version: row.version,
            datePublished: new Date(row.publishedAt).toISOString().slice(0, 10),
            author: {
              '@type': 'Person',
              name: row.author.nickname,
              url: `${site}/resume?author=${row.author.id}`,
            },
            interactionStatistic: [
              counted('ViewAction', row.views),
              counted('LikeAction', row.likes),
              counted('BookmarkAction', row.favourites),
              counted('UseAction', row.uses),
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
