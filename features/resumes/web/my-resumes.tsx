import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { listResumes } from '../contract.ts'
import styles from './my-resumes.module.css'
import { ResumeCard } from './resume-card.tsx'
import { StorageLine } from './storage-line.tsx'
import { useResumeActions } from './use-resume-actions.ts'

const words = defineWords({
  zh: {
    title: '我的简历',
    lead: '你的简历、文档和演示都在这里，改动会自动保存。',
    freshResume: '新建简历',
    freshWord: '新建文档',
    freshPpt: '新建演示',
    shelf: '全部',
    resume: '简历',
    word: '文档',
    ppt: '演示',
    bin: '回收站',
    search: '按名称或内容查找',
    sort: '排序',
    updated: '最近修改',
    created: '最近新建',
    count: (used: number, most: number | null) =>
      most === null ? `简历共 ${used} 份` : `简历已用 ${used} / ${most} 份`,
    empty: '还没有简历',
    emptyText: '从一份模板开始，几分钟就能写好第一份。',
    noWord: '还没有文档',
    noPpt: '还没有演示',
    pick: '挑一份模板',
    none: '没有找到',
    noneText: (q: string) => `没有名称或内容含「${q}」的。`,
    clear: '清除查找',
    binEmpty: '回收站是空的',
    binText: '删除的会在这里保留 30 天。',
    more: '再看一些',
    chosen: (count: number) => `选中 ${count} 份`,
    remove: '移到回收站',
    restore: '恢复',
    destroy: '彻底删除',
    cancel: '取消选择',
    failed: '没能取到你的简历',
    failedText: '请检查网络；简历都在，什么也没有丢。',
    again: '再试一次',
  },
  en: {
    title: 'My resumes',
    lead: 'Your resumes, documents and presentations, saved automatically.',
    freshResume: 'New resume',
    freshWord: 'New document',
    freshPpt: 'New presentation',
    shelf: 'All',
    resume: 'Resumes',
    word: 'Documents',
    ppt: 'Presentations',
    bin: 'Trash',
    search: 'Search by name or content',
    sort: 'Sort',
    updated: 'Last edited',
    created: 'Date created',
    count: (used: number, most: number | null) =>
      most === null ? `${used} resumes` : `${used} of ${most} resumes`,
    empty: 'No resumes yet',
    emptyText: 'Start from a template and write your first resume in minutes.',
    noWord: 'No documents yet',
    noPpt: 'No presentations yet',
    pick: 'Choose a template',
    none: 'No results',
    noneText: (q: string) => `Nothing found for “${q}” in names or content.`,
    clear: 'Clear search',
    binEmpty: 'Trash is empty',
    binText: 'Deleted items stay here for 30 days.',
    more: 'Load more',
    chosen: (count: number) => `${count} selected`,
    remove: 'Move to trash',
    restore: 'Restore',
    destroy: 'Delete permanently',
    cancel: 'Clear selection',
    failed: 'Couldn’t load your resumes',
    failedText: 'Check your connection. Your resumes are safe.',
    again: 'Try again',
  },
})

type Place = 'shelf' | 'bin'
const KINDS = ['resume', 'word', 'ppt'] as const
type Kind = (typeof KINDS)[number]

const FRESH = { resume: 'freshResume', word: 'freshWord', ppt: 'freshPpt' } as const
const freshPath = (kind: Kind) => (kind === 'resume' ? '/builder/new' : `/builder/new?kind=${kind}`)
type Sort = 'updated' | 'created'
const SORTS: readonly Sort[] = ['updated', 'created']

/** The view and the search are in the URL, so that Back and reload keep them. */
const useView = () => {
  const [params, setParams] = useSearchParams()
  /** Undefined values are removed from the URL. */
  const set = (values: Record<string, string | undefined>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(values))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const sort = params.get('sort') as Sort
  const asked = params.get('kind')
  return {
    kind: KINDS.find((one) => one === asked),
    from: (params.get('from') === 'bin' ? 'bin' : 'shelf') as Place,
    q: (params.get('q') ?? '').slice(0, 60),
    sort: SORTS.includes(sort) ? sort : 'updated',
    setPlace: (from: Place, kind?: Kind) => set({ from: from === 'bin' ? 'bin' : undefined, kind }),
    setQ: (q: string) => set({ q: q || undefined }),
    setSort: (sort: string) => set({ sort: sort === 'updated' ? undefined : sort }),
  }
}

const useList = (from: Place, kind: Kind | undefined, q: string, sort: Sort) => {
  const api = useApi()
  const input = { from, sort, ...(kind ? { kind } : {}), ...(q.trim() === '' ? {} : { q: q.trim() }) }
  return useInfiniteQuery({
    queryKey: [listResumes.method, listResumes.path, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(listResumes, { ...input, limit: 30, ...(pageParam ? { before: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

const EMPTY = { resume: 'empty', word: 'noWord', ppt: 'noPpt' } as const

interface NothingProps {
  from: Place
  kind: Kind | undefined
  q: string
  onClear(): void
}

const Nothing = ({ from, kind = 'resume', q, onClear }: NothingProps) => {
  const t = useWords(words)
  if (q !== '')
    return (
      <EmptyState icon="search" title={t.none} text={t.noneText(q)}>
        <Button look="plain" onClick={onClear}>
          {t.clear}
        </Button>
      </EmptyState>
    )
  if (from === 'bin') return <EmptyState icon="file" title={t.binEmpty} text={t.binText} />
  return (
    <EmptyState icon="file" title={t[EMPTY[kind]]} text={t.emptyText}>
      <ButtonLink to={`/${kind}`} size="lg">
        {t.pick}
      </ButtonLink>
    </EmptyState>
  )
}

const useChoice = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  // Resumes that are no longer in the list are not selected.
  const here = chosen.filter((id) => ids.includes(id))
  return {
    chosen: here,
    toggle: (id: string) => setChosen(here.includes(id) ? here.filter((one) => one !== id) : [...here, id]),
    clear: () => setChosen([]),
  }
}

const PLACES = [
  ['shelf', 'shelf', undefined],
  ['resume', 'shelf', 'resume'],
  ['word', 'shelf', 'word'],
  ['ppt', 'shelf', 'ppt'],
  ['bin', 'bin', undefined],
] as const

export const Screen = () => {
  const t = useWords(words)
  const view = useView()
  const q = useDeferredValue(view.q)
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList(
    view.from,
    view.kind,
    q,
    view.sort,
  )
  const resumes = data?.pages.flatMap((page) => page.resumes) ?? []
  const { used = 0, most = null } = data?.pages[0] ?? {}
  const choice = useChoice(resumes.map(({ id }) => id))
  const actions = useResumeActions()
  const bulk = (act: (ids: readonly string[]) => void) => {
    act(choice.chosen)
    choice.clear()
  }
  return (
    <>
      <PageHead title={t.title} />
      {resumes.length > 0 && <DocumentFontsLater />}
      <div className={styles.head}>
        <PageIntro title={t.title} lead={t.lead} />
        <div className={styles.fresh}>
          {/* With a filter, only documents of that kind are offered. */}
          {(view.kind ? [view.kind] : KINDS.toReversed()).map((kind) => (
            <ButtonLink
              key={kind}
              to={freshPath(kind)}
              size="md"
              look={kind === (view.kind ?? 'resume') ? 'primary' : 'plain'}
            >
              {t[FRESH[kind]]}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        <fieldset className={styles.places} aria-label={t.title}>
          {PLACES.map(([name, from, kind]) => (
            <button
              key={name}
              type="button"
              aria-pressed={view.from === from && view.kind === kind}
              onClick={() => view.setPlace(from, kind)}
            >
              {t[name]}
            </button>
          ))}
        </fieldset>
        <label className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            value={view.q}
            maxLength={60}
            placeholder={t.search}
            aria-label={t.search}
            onChange={(event) => view.setQ(event.currentTarget.value)}
          />
        </label>
        {view.from === 'shelf' && (
          <select
            className={styles.sort}
            aria-label={t.sort}
            value={view.sort}
            onChange={(event) => view.setSort(event.currentTarget.value)}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t[sort]}
              </option>
            ))}
          </select>
        )}
        {data && view.kind !== 'word' && view.kind !== 'ppt' && (
          <span className={styles.count}>{t.count(used, most)}</span>
        )}
      </div>
      <StorageLine from={view.from} onEmpty={actions.emptyBin} />
      {choice.chosen.length > 0 && (
        <div className={styles.bulk} role="toolbar" aria-label={t.chosen(choice.chosen.length)}>
          <b>{t.chosen(choice.chosen.length)}</b>
          {view.from === 'shelf' ? (
            <Button look="plain" onClick={() => bulk(actions.remove)}>
              {t.remove}
            </Button>
          ) : (
            <>
              <Button look="plain" onClick={() => bulk(actions.restore)}>
                {t.restore}
              </Button>
              <Button look="plain" onClick={() => bulk(actions.destroy)}>
                {t.destroy}
              </Button>
            </>
          )}
          <button type="button" className={styles.quiet} onClick={choice.clear}>
            {t.cancel}
          </button>
        </div>
      )}
      {isPending && <Loading />}
      {isError && !data && (
        <EmptyState icon="alert" title={t.failed} text={t.failedText}>
          <Button look="plain" onClick={() => void refetch()}>
            {t.again}
          </Button>
        </EmptyState>
      )}
      {data && resumes.length === 0 && (
        <Nothing from={view.from} kind={view.kind} q={q} onClear={() => view.setQ('')} />
      )}
      <ul className={styles.cards}>
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            chosen={choice.chosen.includes(resume.id)}
            onChoose={() => choice.toggle(resume.id)}
            actions={actions}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </>
  )
}
