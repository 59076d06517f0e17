import { Link } from 'react-router'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import styles from './gallery-empty.module.css'
import { type Choice, galleryFacets, hrefOf, valuesOf, withChange } from './gallery-query.ts'
import { galleryWords } from './gallery-words.ts'
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
    nothing: '还没有上架的模板',
    nothingText: '这个站点还没有发布简历模板，可以先从空白开始。',
    blank: '从空白开始',
  },
  en: {
    none: 'No template has all of this',
    noneText: 'Taking one of these away usually helps:',
    past: 'There is nothing on this page',
    pastText: 'The list is not that long.',
    first: 'Go to the first page',
    all: 'See all templates',
    keep: 'No favourites yet',
    keepText: 'Press the heart of a template that you like, and it stands here.',
    visitor: 'Favourites need an account',
    visitorText: 'They follow your account to every device.',
    signIn: 'Sign in',
    nothing: 'No templates yet',
    nothingText: 'This site has not published any resume templates. You can start with a blank page.',
    blank: 'Start with a blank page',
  },
})

/** What could be given up, one at a time. */
const Loosen = ({ choice }: { choice: Choice }) => {
  const g = useWords(galleryWords)
  const { language } = useLanguage()
  const names = galleryFacets.flatMap((facet) => {
    const name = valuesOf(facet)[choice[facet] ?? '']?.[language]
    return name === undefined ? [] : [{ facet: facet as keyof Choice, name }]
  })
  const all = [...(choice.q === undefined ? [] : [{ facet: 'q' as const, name: choice.q }]), ...names]
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

/** An empty list says why it is, and what to do next. */
export const GalleryEmpty = ({ choice, pages }: { choice: Choice; pages: number }) => {
  const t = useWords(words)
  const signIn = useVisitorLink()
  const { q, page } = choice
  const isNarrowed = q !== undefined || galleryFacets.some((facet) => choice[facet] !== undefined)
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
        <ButtonLink to="/resume" size="lg" look="plain">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  if (isNarrowed)
    return (
      <EmptyState icon="search" title={t.none} text={t.noneText}>
        <Loosen choice={choice} />
        <ButtonLink to="/resume" size="lg" look="plain">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  if (choice.mine)
    return (
      <EmptyState title={t.keep} text={t.keepText}>
        <ButtonLink to="/resume" size="lg">
          {t.all}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t.nothing} text={t.nothingText}>
      <ButtonLink to="/builder/new" size="lg">
        {t.blank}
      </ButtonLink>
    </EmptyState>
  )
}
