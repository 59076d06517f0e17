import { Link } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import styles from './gallery-empty.module.css'
import { type Choice, facetsOf, hrefOf, valuesOf, wholeList, withChange } from './gallery-query.ts'
import { galleryWords } from './gallery-words.ts'
import type { Shelf } from './shelf.ts'
import { useVisitorLink } from './use-marks.ts'

const words = defineWords({
  zh: {
    none: '没有同时符合这些条件的模板',
    noneText: '去掉其中一个条件，通常就有了：',
    past: '这一页没有模板了',
    pastText: '列表没有这么长，从第一页看起吧。',
    first: '回到第一页',
    all: '看全部模板',
    keep: '还没有收藏',
    keepText: '在喜欢的模板上点一下红心，它就会出现在这里。',
    visitor: '登录后才有收藏',
    visitorText: '收藏的模板跟着账号走，换一台设备也在。',
    signIn: '登录',
  },
  en: {
    none: 'No templates match all these filters',
    noneText: 'Try removing one:',
    past: 'There are no templates on this page',
    pastText: 'The list doesn’t go this far.',
    first: 'Go to first page',
    all: 'View all templates',
    keep: 'No saved templates yet',
    keepText: 'Select the heart on a template you like to save it here.',
    visitor: 'Sign in to see your saved templates',
    visitorText: 'Saved templates follow your account to every device.',
    signIn: 'Sign in',
  },
})

/** Links that remove one filter each. */
const Loosen = ({ choice }: { choice: Choice }) => {
  const g = useWords(galleryWords)
  const { language } = useLanguage()
  const names = facetsOf(choice.kind).flatMap((facet) => {
    const name = valuesOf(facet, choice.kind)[choice[facet] ?? '']?.[language]
    return name === undefined ? [] : [{ facet: facet as keyof Choice, name }]
  })
  const free = (['q', 'tag'] as const).flatMap((facet) => {
    const name = choice[facet]
    return name === undefined ? [] : [{ facet, name }]
  })
  const all = [...free, ...names]
  return (
    <div className={styles.loosen}>
      {all.map(({ facet, name }) => (
        <Link key={facet} to={hrefOf(withChange(choice, { [facet]: undefined }))}>
          {g.without(name)}
        </Link>
      ))}
    </div>
  )
}

interface EmptyProps {
  choice: Choice
  pages: number
  shelf: Shelf
}

/** An empty list with the reason and suggestions. */
export const GalleryEmpty = ({ choice, pages, shelf }: EmptyProps) => {
  const t = useWords(words)
  const signIn = useVisitorLink()
  const own = useWords(shelf.words)
  const { q, tag, page } = choice
  const isNarrowed = [q, tag, ...facetsOf(choice.kind).map((facet) => choice[facet])].some(
    (chosen) => chosen !== undefined,
  )
  const all = hrefOf(wholeList(choice.kind))
  if (page > 1 && pages > 0)
    return (
      <EmptyState title={t.past} text={t.pastText}>
        <ButtonLink to={hrefOf(withChange(choice, {}))} size="lg">
          {t.first}
        </ButtonLink>
      </EmptyState>
    )
  if (choice.mine && signIn !== undefined)
    return (
      <EmptyState icon="user" title={t.visitor} text={t.visitorText}>
        <ButtonLink to={signIn} size="lg">
          {t.signIn}
        </ButtonLink>
        <ButtonLink to={all} size="lg" look="plain">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  if (isNarrowed)
    return (
      <EmptyState icon="search" title={t.none} text={t.noneText}>
        <Loosen choice={choice} />
        <ButtonLink to={all} size="lg" look="plain">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  if (choice.mine)
    return (
      <EmptyState title={t.keep} text={t.keepText}>
        <ButtonLink to={all} size="lg">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={own.nothing} text={own.nothingText}>
      <ButtonLink to={shelf.otherwise} size="lg">
        {own.otherwise}
      </ButtonLink>
    </EmptyState>
  )
}
