import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { isResume, type ResumeRow } from '../../gallery-contract.ts'
import { facetLine } from '../facet-line.ts'
import { TemplateCard } from '../template-card.tsx'
import type { AnyItem } from './item.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemFrame, ItemMarks } from './item-frame.tsx'
import { ItemHead } from './item-head.tsx'
import { ItemStage } from './item-stage.tsx'
import styles from './item-view.module.css'
import { useMyDocument } from './my-resumes.ts'
import { beginHref, EMPTY, readTryOn, type TryOn, tryOnPairs } from './try-on.ts'
import { TryOnPanel } from './try-on-panel.tsx'

const words = defineWords({
  zh: {
    gallery: '简历模板',
    use: '使用此模板',
    useMine: '用我的内容开始',
    ai: 'AI 生成',
    sample: '从样例开始',
    empty: '从空白开始',
    by: (name: string) => `${name} 设计`,
    any: '通用',
    dot: '・',
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
    by: (name: string) => `By ${name}`,
    any: 'Any job',
    dot: ' · ',
    failed: 'Couldn’t load this content. Showing the sample instead.',
    counted: (views: string, uses: string) => `${views} views · ${uses} uses`,
  },
})

type Item = Extract<AnyItem, ResumeRow>

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
  const { meta, author } = item
  const count = (value: number) => value.toLocaleString(language)
  // The user's own content must not be shown to others.
  const { content: _, ...shared } = tryOn
  const query = textOf(shared)
  const failed = useSame(() => {
    toasts.show(t.failed, 'warn')
    change({ content: undefined })
  })
  return (
    <>
      <ItemHead row={item} />
      <ItemFrame
        item={item}
        list={t.gallery}
        card={(row) => isResume(row) && <TemplateCard row={row} level={3} />}
        side={
          <>
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
            <ItemMarks item={item} path={`/resume/${item.id}${query && `?${query}`}`} />
            <div>
              <TryOnPanel stored={item.document} tryOn={tryOn} onTry={change} />
            </div>
          </>
        }
        main={
          <>
            <ItemStage item={item} tryOn={useDeferredValue(tryOn)} mine={mine} onFailed={failed} />
            <ItemFacts row={item} />
          </>
        }
      />
    </>
  )
}
