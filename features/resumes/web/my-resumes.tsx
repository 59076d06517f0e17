import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentFontsLater } from '#packages/render/document-fonts.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { listResumes } from '../contract.ts'
import styles from './my-resumes.module.css'
import { ResumeCard } from './resume-card.tsx'
import { useResumeActions } from './use-resume-actions.ts'

const words = defineWords({
  zh: {
    title: '我的简历',
    lead: '你的简历都在这里，改动会自动保存。',
    fresh: '新建简历',
    shelf: '全部',
    bin: '回收站',
    search: '按名称或内容查找',
    sort: '排序',
    updated: '最近修改',
    created: '最近新建',
    count: (used: number, most: number | null) =>
      most === null ? `共 ${used} 份` : `已用 ${used} / ${most} 份`,
    empty: '还没有简历',
    emptyText: '从一份模板开始，几分钟就能写好第一份。',
    pick: '挑一份模板',
    none: '没有找到',
    noneText: (q: string) => `没有名称或内容含「${q}」的简历。`,
    clear: '清除查找',
    binEmpty: '回收站是空的',
    binText: '删除的简历会在这里保留 30 天。',
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
    lead: 'All your resumes, saved as you write.',
    fresh: 'New resume',
    shelf: 'All',
    bin: 'Bin',
    search: 'Find by name or content',
    sort: 'Sort',
    updated: 'Last changed',
    created: 'Last made',
    count: (used: number, most: number | null) =>
      most === null ? `${used} in all` : `${used} of ${most} used`,
    empty: 'No resumes yet',
    emptyText: 'Start from a template: the first one takes minutes.',
    pick: 'Pick a template',
    none: 'Nothing found',
    noneText: (q: string) => `No resume says “${q}” in its name or text.`,
    clear: 'Clear the search',
    binEmpty: 'The bin is empty',
    binText: 'Deleted resumes stay here for 30 days.',
    more: 'Show more',
    chosen: (count: number) => `${count} selected`,
    remove: 'Move to the bin',
    restore: 'Restore',
    destroy: 'Delete for good',
    cancel: 'Clear selection',
    failed: 'Your resumes could not be fetched',
    failedText: 'Please check the network. They are all there; nothing is lost.',
    again: 'Try again',
  },
})

type Place = 'shelf' | 'bin'
type Sort = 'updated' | 'created'
const SORTS: readonly Sort[] = ['updated', 'created']

/** Where one is and what one looks for stands in the address: going back and reloading keep it. */
const useView = () => {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string, otherwise: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === otherwise) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const sort = params.get('sort') as Sort
  return {
    from: (params.get('from') === 'bin' ? 'bin' : 'shelf') as Place,
    q: (params.get('q') ?? '').slice(0, 60),
    sort: SORTS.includes(sort) ? sort : 'updated',
    setFrom: (from: Place) => set('from', from, 'shelf'),
    setQ: (q: string) => set('q', q, ''),
    setSort: (sort: string) => set('sort', sort, 'updated'),
  }
}

const useList = (from: Place, q: string, sort: Sort) => {
  const api = useApi()
  const input = { from, sort, ...(q.trim() === '' ? {} : { q: q.trim() }) }
  return useInfiniteQuery({
    queryKey: [listResumes.method, listResumes.path, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(listResumes, { ...input, limit: 30, ...(pageParam ? { before: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

const Nothing = ({ from, q, onClear }: { from: Place; q: string; onClear(): void }) => {
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
    <EmptyState icon="file" title={t.empty} text={t.emptyText}>
      <ButtonLink to="/resume" size="lg">
        {t.pick}
      </ButtonLink>
    </EmptyState>
  )
}

const useChoice = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  // What has gone from the list is chosen no longer.
  const here = chosen.filter((id) => ids.includes(id))
  return {
    chosen: here,
    toggle: (id: string) => setChosen(here.includes(id) ? here.filter((one) => one !== id) : [...here, id]),
    clear: () => setChosen([]),
  }
}

export const Screen = () => {
  const t = useWords(words)
  const view = useView()
  const q = useDeferredValue(view.q)
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList(
    view.from,
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
        <ButtonLink to="/builder/new" size="md">
          {t.fresh}
        </ButtonLink>
      </div>
      <div className={styles.tools}>
        <fieldset className={styles.places} aria-label={t.title}>
          {(['shelf', 'bin'] as const).map((place) => (
            <button
              key={place}
              type="button"
              aria-pressed={view.from === place}
              onClick={() => view.setFrom(place)}
            >
              {t[place]}
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
        {data && <span className={styles.count}>{t.count(used, most)}</span>}
      </div>
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
      {data && resumes.length === 0 && <Nothing from={view.from} q={q} onClear={() => view.setQ('')} />}
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
