import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import type { getAuthor } from '../gallery-contract.ts'
import styles from './author-head.module.css'

const words = defineWords({
  zh: {
    templates: (count: string) => `${count} 份模板`,
    favourites: (count: string) => `${count} 次收藏`,
    uses: (count: string) => `${count} 人用过`,
    since: (month: string) => `${month} 起发布模板`,
  },
  en: {
    templates: (count: string) => (count === '1' ? '1 template' : `${count} templates`),
    favourites: (count: string) => (count === '1' ? '1 save' : `${count} saves`),
    uses: (count: string) => (count === '1' ? '1 use' : `${count} uses`),
    since: (month: string) => `publishing since ${month}`,
  },
})

/** The author of the templates below. */
export const AuthorHead = ({ author }: { author: ReplyOf<typeof getAuthor> }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const count = (value: number) => value.toLocaleString(language)
  return (
    <header className={styles.head}>
      <Avatar nickname={author.nickname} picture={author.avatar} size={72} />
      <div>
        <h1>{author.nickname}</h1>
        {author.signature !== '' && <p className={styles.signature}>{author.signature}</p>}
        <p className={styles.figures}>
          <span>{t.templates(count(author.templates))}</span>
          <span>{t.favourites(count(author.favourites))}</span>
          <span>{t.uses(count(author.uses))}</span>
          <span>{t.since(new Date(author.since).toISOString().slice(0, 7))}</span>
        </p>
      </div>
    </header>
  )
}
