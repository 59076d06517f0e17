import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Avatar } from '#packages/ui/avatar.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { listNews, type News, readNews } from '../contract.ts'
import styles from './comment-news.module.css'
import { CommentText } from './comment-text.tsx'
import { CommentTime, useNow } from './comment-time.tsx'
import { commentWords } from './comment-words.ts'
import { useFailure } from './use-comments.ts'

const words = defineWords({
  zh: {
    title: '评论消息',
    unread: (count: number) => `${count > 99 ? '99+' : count} 条未读`,
    readAll: '全部标为已读',
    reply: '回复了你',
    mention: '提到了你',
    isNew: '未读',
    empty: '有人回复或提到你时，会出现在这里。',
    failed: '消息没有加载出来。',
    more: '更早的消息',
  },
  en: {
    title: 'Replies and mentions',
    unread: (count: number) => `${count > 99 ? '99+' : count} unread`,
    readAll: 'Mark all as read',
    reply: 'replied to you',
    mention: 'mentioned you',
    isNew: 'unread',
    empty: 'Replies and mentions appear here.',
    failed: 'Couldn’t load your notifications.',
    more: 'Load earlier',
  },
})

const newsQuery = { ...apiQuery(listNews, { limit: 10 }, { quiet: true }), retry: 1 }

const Item = ({ news, now, onOpen }: { news: News; now: number; onOpen(): void }) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const { comment, target, kind, isRead, at } = news
  const { author } = comment
  return (
    <li>
      <AppLink
        to={`/${target.kind}/${target.id}#comment-${comment.id}`}
        className={styles.item}
        data-new={!isRead || undefined}
        onClick={onOpen}
      >
        <Avatar nickname={author?.nickname ?? '?'} picture={author?.avatar ?? null} size={32} />
        <span className={styles.main}>
          <span className={styles.head}>
            <b dir="auto">{author?.nickname ?? shared.formerUser}</b> {t[kind]}
            {!isRead && <span className={styles.dot} role="img" aria-label={t.isNew} />}
          </span>
          <span className={styles.text} dir="auto">
            <PlainText news={news} />
          </span>
          <span className={styles.about}>
            {target.name} · <CommentTime at={at} now={now} />
          </span>
        </span>
      </AppLink>
    </li>
  )
}

/** The whole row is a link, so addresses in it are plain text. */
const PlainText = ({ news: { comment } }: { news: News }) => (
  <CommentText body={comment.body} mentions={comment.mentions} isPlain />
)

const useNews = () => {
  const t = useWords(commentWords)
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const { data, isError, refetch } = useQuery(newsQuery)
  const [busy, setBusy] = useState(false)
  type Answer = NonNullable<typeof data>
  const patch = (change: (known: Answer) => Answer) =>
    queries.setQueryData(newsQuery.queryKey, (known) => known && change(known))
  const read = async (seen: { until: number } | { news: string }) => {
    const isSeen = (one: News) => ('until' in seen ? one.at <= seen.until : one.id === seen.news)
    try {
      const { unread } = await api.attempt(readNews, seen)
      patch((known) => ({
        ...known,
        unread,
        news: known.news.map((one) => (isSeen(one) ? { ...one, isRead: true } : one)),
      }))
    } catch (error) {
      toasts.show(failure(error, t.failed), 'error')
    }
  }
  const readOn = async (after: string) => {
    setBusy(true)
    try {
      const more = await api.attempt(listNews, { after })
      patch((known) => ({ ...known, next: more.next, news: [...known.news, ...more.news] }))
    } catch (error) {
      toasts.show(failure(error, t.failed), 'error')
    }
    setBusy(false)
  }
  return { data, isError, refetch, busy, read, readOn }
}

const Inside = () => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const { data, isError, refetch, busy, read, readOn } = useNews()
  const now = useNow(data?.at ?? 0)
  const next = data?.next ?? null
  return (
    <>
      <header className={styles.title}>
        <h2 id="comment-news-title">{t.title}</h2>
        {data && data.unread > 0 && (
          <>
            <span className={styles.unread}>{t.unread(data.unread)}</span>
            <button type="button" className={styles.readAll} onClick={() => void read({ until: data.at })}>
              {t.readAll}
            </button>
          </>
        )}
      </header>
      {data?.news.length === 0 && <p className={styles.empty}>{t.empty}</p>}
      {!data && isError && (
        <p className={styles.empty} role="alert">
          {t.failed}{' '}
          <button type="button" className={styles.readAll} onClick={() => void refetch()}>
            {shared.again}
          </button>
        </p>
      )}
      <ul>
        {data?.news.map((news) => (
          <Item
            key={news.id}
            news={news}
            now={now}
            onOpen={() => {
              if (!news.isRead) void read({ news: news.id })
            }}
          />
        ))}
      </ul>
      {next !== null && (
        <Button look="plain" busy={busy} onClick={() => void readOn(next)}>
          {t.more}
        </Button>
      )}
    </>
  )
}

/** Replies and mentions of the user: a card for the profile page. */
export const CommentNews = () => (
  <Switched by="open_comment">
    <section className={styles.news} aria-labelledby="comment-news-title">
      <Inside />
    </section>
  </Switched>
)
