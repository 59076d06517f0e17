import { useQueryClient } from '@tanstack/react-query'
import { commentsQuery } from '#features/comments/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageHead, useSiteAddress } from '#packages/ui/page-head.tsx'
import type { AnyItem } from './item.ts'

const words = defineWords({
  zh: { home: '首页' },
  en: { home: 'Home' },
})

interface ItemPageHeadProps {
  item: AnyItem
  title: string
  description: string
  /** The name of the list that the item is in. */
  list: string
  /** The schema.org properties that only this kind of item has. */
  work: Record<string, unknown>
  /** The counters that only this kind of item has, by their schema.org action. */
  counts: Record<string, number>
  isPublic?: boolean
}

/** Title, description and structured data of an item's page. The counters are those that the page shows. */
export const ItemPageHead = ({
  item,
  title,
  description,
  list,
  work,
  counts,
  isPublic = true,
}: ItemPageHeadProps) => {
  const t = useWords(words)
  const site = useSiteAddress()
  const queries = useQueryClient()
  const { id, kind, meta, picture } = item
  const path = `/${kind}/${id}`
  const comments = queries.getQueryData(commentsQuery({ kind, id }).queryKey)
  const counters = {
    ViewAction: item.views,
    ...counts,
    LikeAction: item.likes,
    BookmarkAction: item.favourites,
    ...(comments ? { CommentAction: comments.total } : {}),
  }
  const crumbs = [
    { name: t.home, item: `${site}/` },
    { name: list, item: `${site}/${kind}` },
    { name: meta.name, item: site + path },
  ]
  return (
    <PageHead
      title={title}
      description={description}
      {...(isPublic ? { canonical: path } : {})}
      image={picture ? { ...picture, path: picture.large, alt: title } : undefined}
      data={{
        '@graph': [
          {
            name: meta.name,
            description,
            url: site + path,
            ...(picture ? { image: site + picture.large } : {}),
            version: item.version,
            datePublished: new Date(item.publishedAt).toISOString().slice(0, 10),
            author: { '@type': 'Person', name: item.author.nickname },
            interactionStatistic: Object.entries(counters).map(([action, count]) => ({
              '@type': 'InteractionCounter',
              interactionType: { '@type': action },
              userInteractionCount: count,
            })),
            ...work,
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
