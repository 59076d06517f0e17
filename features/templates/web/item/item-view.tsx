import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CommentSection, commentsQuery } from '#features/comments/parts.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { ButtonLink } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type CoverPicture, isResume, type ResumeRow } from '../../gallery-contract.ts'
import { facetLine } from '../facet-line.ts'
import { similarQuery } from '../item-queries.ts'
import { MarkButton } from '../marks.tsx'
import { TemplateCard } from '../template-card.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemHead } from './item-head.tsx'
import { ItemShare } from './item-share.tsx'
import { ItemStage } from './item-stage.tsx'
import styles from './item-view.module.css'
import { useMyDocument } from './my-resumes.ts'
import { beginHref, EMPTY, readTryOn, type TryOn, tryOnPairs } from './try-on.ts'
import { TryOnPanel } from './try-on-panel.tsx'
import { useSeenOnce } from './use-seen-once.ts'

const words = defineWords({
  zh: {
    gallery: '简历模板',
    use: '使用此模板',
    useMine: '用我的内容开始',
    ai: 'AI 生成',
    sample: '从样例开始',
    empty: '从空白开始',
    like: '赞',
    keep: '收藏',
    by: (name: string) => `${name} 设计`,
    any: '通用',
    dot: '・',
    similar: '相似模板',
    failed: '没能取到这份内容，先用样例看看。',
    counted: (views: string, uses: string) => `${views} 人看过 · ${uses} 人用过`,
  },
  en: {
    gallery: 'Resume templates',
    use: 'Use this template',
    useMine: 'Use with my content',
    ai: 'Write with AI',
    sample: 'Start with sample content',
    empty: 'Start blank',
    like: 'Like',
    keep: 'Save',
    by: (name: string) => `By ${name}`,
    any: 'Any job',
    dot: ' · ',
    similar: 'Similar templates',
    failed: 'Couldn’t load this content. Showing the sample instead.',
    counted: (views: string, uses: string) => `${views} views · ${uses} uses`,
  },
})

type Item = ResumeRow & { document: unknown; picture: CoverPicture | null }

const textOf = (tryOn: TryOn) => new URLSearchParams(tryOnPairs(tryOn)).toString()

/** Selected options are in the address too, so that reloads keep them and shared links show them. */
const useTryOn = () => {
  const [params, setParams] = useSearchParams()
  const [tryOn, setTryOn] = useState(() => readTryOn(params))
  const written = useRef(textOf(tryOn))
  useEffect(() => {
    const asked = readTryOn(params)
    if (textOf(asked) === written.current) return
    written.current = textOf(asked)
    setTryOn(asked)
  }, [params])
  const change = (next: { [K in keyof TryOn]?: TryOn[K] | undefined }) => {
    const options = Object.fromEntries(
      Object.entries({ ...tryOn, ...next }).filter(([, value]) => value !== undefined),
    ) as TryOn
    written.current = textOf(options)
    setTryOn(options)
    setParams(tryOnPairs(options), { replace: true, preventScrollReset: true })
  }
  return [tryOn, change] as const
}

/** A stable function that calls the latest one. */
const useSame = (run: () => void): (() => void) => {
  const last = useRef(run)
  useEffect(() => {
    last.current = run
  })
  return useCallback(() => last.current(), [])
}

/** Memoised: options do not affect it. */
const Comments = memo(CommentSection)

const Similar = ({ id }: { id: string }) => {
  const t = useWords(words)
  const { data } = useQuery(similarQuery(id))
  if (!data || data.templates.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t.similar}</h2>
      <ul>
        {data.templates.filter(isResume).map((row) => (
          <li key={row.id}>
            <TemplateCard row={row} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Starts with the customised template or lets AI draft the content. */
const Begin = ({ id, tryOn }: { id: string; tryOn: TryOn }) => {
  const t = useWords(words)
  const { content } = tryOn
  const isMine = content !== undefined && content !== EMPTY
  return (
    <div className={styles.begin}>
      <ButtonLink size="lg" to={beginHref(id, tryOn)} rel="nofollow">
        {isMine ? t.useMine : t.use}
      </ButtonLink>
      <ButtonLink size="lg" look="plain" to={`/generateAiResume?template=${id}`} rel="nofollow">
        {t.ai}
      </ButtonLink>
    </div>
  )
}

/** Other ways to start, with the same colours and font. */
const BeginOtherwise = ({ id, tryOn: { content: _, ...look } }: { id: string; tryOn: TryOn }) => {
  const t = useWords(words)
  return (
    <p className={styles.otherwise}>
      <Link to={beginHref(id, look)} rel="nofollow">
        {t.sample}
      </Link>
      <Link to={beginHref(id, { ...look, content: EMPTY })} rel="nofollow">
        {t.empty}
      </Link>
    </p>
  )
}

export const ItemView = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [tryOn, change] = useTryOn()
  const mine = useMyDocument()
  useSeenOnce(item.id)
  const queries = useQueryClient()
  const { meta, author } = item
  const count = (value: number) => value.toLocaleString(language)
  // The user's own content must not be shown to others.
  const { content: _, ...shared } = tryOn
  const query = textOf(shared)
  const comments = queries.getQueryData(commentsQuery({ kind: 'resume', id: item.id }).queryKey)
  const failed = useSame(() => {
    toasts.show(t.failed, 'warn')
    change({ content: undefined })
  })
  return (
    <div className={styles.item}>
      <ItemHead row={item} comments={comments?.total} />
      <DocumentFontsLater />
      <nav className={styles.crumbs} aria-label={t.gallery}>
        <AppLink to="/resume">{t.gallery}</AppLink>
        <Icon name="chevronRight" size={12} />
        <span aria-current="page">{meta.name}</span>
      </nav>
      <div className={styles.layout}>
        <aside className={styles.side}>
          <header className={styles.head}>
            <h1>{meta.name}</h1>
            <p>{facetLine(meta, language, t.any).join(t.dot)}</p>
            <p className={styles.by}>
              <Link to={`/resume?author=${author.id}`}>{t.by(author.nickname)}</Link>
              <span>{t.counted(count(item.views), count(item.uses))}</span>
            </p>
          </header>
          <Begin id={item.id} tryOn={tryOn} />
          <BeginOtherwise id={item.id} tryOn={tryOn} />
          <div className={styles.marks}>
            <MarkButton row={item} mark="liked" label={t.like} />
            <MarkButton row={item} mark="favourite" label={t.keep} />
            <ItemShare name={meta.name} path={`/resume/${item.id}${query && `?${query}`}`} />
          </div>
          <div className={styles.trying}>
            <TryOnPanel stored={item.document} tryOn={tryOn} onTry={change} />
          </div>
        </aside>
        <div className={styles.main}>
          <ItemStage item={item} tryOn={useDeferredValue(tryOn)} mine={mine} onFailed={failed} />
          <ItemFacts row={item} />
          <Comments kind="resume" id={item.id} authorId={author.id} />
        </div>
      </div>
      <Similar id={item.id} />
    </div>
  )
}
