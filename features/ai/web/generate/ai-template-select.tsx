import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import { type CoveredResume, isResume, listTemplates } from '#features/templates/gallery-contract.ts'
import type { Keywords } from '#packages/ai/tasks.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './ai-template-select.module.css'
import { type Suiting, suitingTemplates } from './suiting-templates.ts'

const words = defineWords({
  zh: {
    search: '搜索模板',
    hint: '风格、岗位或名字',
    which: '看哪些模板',
    suiting: (names: string) => `适合${names}`,
    all: '全部',
    linked: (name: string) => `已选「${name}」，也可以换一份：`,
    dot: '・',
    templates: '模板',
    more: '再看一些',
    none: '没有这样的模板，换个词试试。',
    failed: '没能取到模板，请检查网络。',
    again: '再试一次',
    waiting: '正在取模板…',
  },
  en: {
    search: 'Search templates',
    hint: 'Style, job or name',
    which: 'Show templates',
    suiting: (names: string) => `For ${names}`,
    all: 'All',
    linked: (name: string) => `“${name}” is selected. Or choose another:`,
    dot: ' · ',
    templates: 'Templates',
    more: 'Load more',
    none: 'No templates found. Try another word.',
    failed: 'Couldn’t load templates. Check your connection.',
    again: 'Try again',
    waiting: 'Loading templates…',
  },
})

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 350
const AT_ONCE = 8
const SKELETONS = ['first', 'second', 'third', 'fourth']

const useTemplates = (suiting: Suiting, asked: string) => {
  const client = useApi()
  const q = asked.trim()
  const input = { ...suiting, ...(q === '' ? {} : { q }), limit: AT_ONCE }
  return useInfiniteQuery({
    queryKey: ['templates for a draft', input],
    queryFn: ({ pageParam, signal }) => client.attempt(listTemplates, { ...input, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, last) => (last < pages ? last + 1 : undefined),
    staleTime: 5 * 60_000,
    retry: 1,
    meta: { quiet: true },
  })
}

const Search = ({ onAsk }: { onAsk(text: string): void }) => {
  const t = useWords(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <label className={styles.search}>
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.hint}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onAsk(value), PAUSE_MS)
        }}
      />
    </label>
  )
}

interface CardProps {
  row: CoveredResume
  group: string
  chosen: boolean
  onChoose(row: CoveredResume): void
}

/** A native radio button around the cover. */
const TemplateCard = ({ row, group, chosen, onChoose }: CardProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { style, columns } = row.meta
  return (
    <label className={styles.card} data-template={row.id}>
      <input type="radio" name={group} checked={chosen} onChange={() => onChoose(row)} />
      <span className={styles.sheet}>
        <TemplateCover row={row} />
        <span className={styles.tick}>
          <Icon name="check" size={14} />
        </span>
      </span>
      <span className={styles.name}>{row.meta.name}</span>
      <span className={styles.line}>
        {[facets.columns[columns][language], facets.style[style][language]].join(t.dot)}
      </span>
    </label>
  )
}

interface AiTemplateSelectProps {
  keywords: Keywords
  /** The chosen template; a link may name one that is not in the list. */
  chosen: { id: string; meta: { name: string } } | undefined
  onChoose(row: CoveredResume): void
  /** Called with the first template of the list if none is chosen yet. */
  onFirst(row: CoveredResume): void
}

/** The second step: templates that suit the job. */
export const AiTemplateSelect = ({ keywords, chosen, onChoose, onFirst }: AiTemplateSelectProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const group = useId()
  const suiting = suitingTemplates(keywords.job, keywords.years)
  const names = [
    ...(suiting.job ? [facets.job[suiting.job][language]] : []),
    ...(suiting.purpose ? [facets.purpose[suiting.purpose][language]] : []),
  ]
  const [isSuiting, setSuiting] = useState(names.length > 0)
  const [asked, setAsked] = useState('')
  const found = useTemplates(isSuiting ? suiting : {}, asked)
  const rows = found.data?.pages.flatMap(({ templates }) => templates.filter(isResume)) ?? []
  const isNone = found.isSuccess && rows.length === 0
  const first = useEffectEvent((row: CoveredResume | undefined) => {
    if (row && asked === '') onFirst(row)
    // If no template suits both the job and the purpose, all are offered.
    if (found.isSuccess && !row && isSuiting && asked === '') setSuiting(false)
  })
  const firstId = rows[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another first one.
  useEffect(() => first(rows[0]), [firstId, isNone])
  return (
    <div className={styles.select}>
      <div className={styles.bar}>
        {names.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning.
          <div className={styles.which} role="group" aria-label={t.which}>
            <button type="button" aria-pressed={isSuiting} onClick={() => setSuiting(true)}>
              {t.suiting(names.join(t.dot))}
            </button>
            <button type="button" aria-pressed={!isSuiting} onClick={() => setSuiting(false)}>
              {t.all}
            </button>
          </div>
        )}
        <Search onAsk={setAsked} />
      </div>
      {chosen && rows.length > 0 && !rows.some(({ id }) => id === chosen.id) && (
        <p className={styles.status}>{t.linked(chosen.meta.name)}</p>
      )}
      <div className={styles.cards} role="radiogroup" aria-label={t.templates} aria-busy={found.isFetching}>
        {rows.map((row) => (
          <TemplateCard
            key={row.id}
            row={row}
            group={group}
            chosen={row.id === chosen?.id}
            onChoose={onChoose}
          />
        ))}
        {found.isPending && SKELETONS.map((one) => <span key={one} className={styles.skeleton} />)}
      </div>
      <p className={styles.status} role="status">
        {found.isPending ? t.waiting : found.isError ? t.failed : isNone ? t.none : ''}
      </p>
      {found.isError && (
        <Button look="plain" onClick={() => void found.refetch()}>
          {t.again}
        </Button>
      )}
      {found.hasNextPage && (
        <Button
          look="plain"
          className={styles.more}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </div>
  )
}
