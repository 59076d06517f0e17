import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CoveredRow, listTemplates, type PublicRow } from '#features/templates/contract.ts'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import { ChoiceFilter, Filters, SearchFilter } from '#packages/admin-ui/filters.tsx'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { kindWords } from './kind-words.ts'
import { MissingCovers } from './missing-covers.tsx'
import styles from './queue.module.css'
import { TakeDownDialog } from './take-down-dialog.tsx'

const words = defineWords({
  zh: {
    published: '已发布的模板，最新的在前',
    hint: '名称或编号',
    kind: '种类',
    total: (count: string) => `共 ${count} 份`,
    version: (number: number) => `第 ${number} 版`,
    figures: (views: string, favourites: string, uses: string) =>
      `${views} 人看过，${favourites} 次收藏，${uses} 人用过`,
    takeDown: '下架',
    takeDownNamed: (name: string) => `下架「${name}」`,
    before: '上一页',
    next: '下一页',
    page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
    none: '没有找到',
    noneText: '换一个名称，或粘贴完整的编号。',
    failed: '没能取到已发布的模板',
    retry: '再试一次',
  },
  en: {
    published: 'Published templates, newest first',
    hint: 'Name or ID',
    kind: 'Type',
    total: (count: string) => `${count} templates`,
    version: (number: number) => `Version ${number}`,
    figures: (views: string, favourites: string, uses: string) =>
      `${views} views, ${favourites} saves, ${uses} uses`,
    takeDown: 'Take down',
    takeDownNamed: (name: string) => `Take down “${name}”`,
    before: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    none: 'No results',
    noneText: 'Try another name, or paste the full ID.',
    failed: 'Couldn’t load published templates',
    retry: 'Try again',
  },
})

type Kind = PublicRow['kind']
const KINDS: readonly Kind[] = ['resume', 'word', 'ppt']

interface Filter {
  q: string | undefined
  kind: Kind
  page: number
}

const queryOf = (filter: Filter) => ({
  ...apiQuery(listTemplates, { sort: 'new', limit: 20, ...filter }, { quiet: true }),
  staleTime: 0,
  retry: 1,
  placeholderData: keepPreviousData,
})

const Row = ({ row, onTakeDown }: { row: CoveredRow; onTakeDown(): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const count = (value: number) => value.toLocaleString(languageTag[language])
  return (
    <li className={styles.row} data-template={row.id}>
      <div className={styles.sheet}>
        <TemplateCover row={row} />
      </div>
      <div className={styles.says}>
        <h2>
          <AppLink to={`/${row.kind}/${row.id}`}>{row.meta.name}</AppLink>
        </h2>
        <p>{row.author.nickname}</p>
        <p className={styles.small}>
          {t.version(row.version)}
          {' · '}
          {new Date(row.publishedAt).toLocaleDateString(languageTag[language])}
          {' · '}
          {t.figures(count(row.views), count(row.favourites), count(row.uses))}
        </p>
        <code>{row.id}</code>
      </div>
      <Button
        look="plain"
        className={styles.down}
        aria-label={t.takeDownNamed(row.meta.name)}
        onClick={onTakeDown}
      >
        {t.takeDown}
      </Button>
    </li>
  )
}

const Pages = ({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) => {
  const t = useWords(words)
  if (pages < 2) return null
  return (
    <div className={styles.pages}>
      <Button look="plain" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.before}
      </Button>
      <span>{t.page(page, pages)}</span>
      <Button look="plain" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </div>
  )
}

/** All published templates, with a search and a button that takes them down. */
export const PublishedList = () => {
  const t = useWords(words)
  const kinds = useWords(kindWords)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { read, oneOf, sought } = useAddress()
  const kind = oneOf('kind', KINDS) ?? 'resume'
  // A new filter starts at the first page.
  const asked = `${kind} ${read('q')}`
  const [at, setAt] = useState({ asked, page: 1 })
  const page = at.asked === asked ? at.page : 1
  const [chosen, setChosen] = useState<PublicRow>()
  const [asking, setAsking] = useState(false)
  const { data, isError, refetch } = useQuery(queryOf({ q: sought, kind, page }))
  return (
    <>
      <MissingCovers />
      <Filters total={data && t.total(data.total.toLocaleString(languageTag[language]))}>
        <SearchFilter hint={t.hint} />
        <ChoiceFilter
          name="kind"
          label={t.kind}
          options={KINDS.map((value) => ({ value, name: kinds[value] }))}
        />
      </Filters>
      {!data && !isError && <Loading />}
      {!data && isError && (
        <EmptyState icon="alert" title={t.failed}>
          <Button size="md" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </EmptyState>
      )}
      {data?.templates.length === 0 && <EmptyState icon="search" title={t.none} text={t.noneText} />}
      {data && data.templates.length > 0 && (
        <ul className={styles.rows} aria-label={t.published}>
          {data.templates.map((row) => (
            <Row
              key={row.id}
              row={row}
              onTakeDown={() => {
                setChosen(row)
                setAsking(true)
              }}
            />
          ))}
        </ul>
      )}
      {data && <Pages page={page} pages={data.pages} onPage={(next) => setAt({ asked, page: next })} />}
      <TakeDownDialog
        opened={asking}
        template={chosen}
        onClose={() => setAsking(false)}
        onDone={() =>
          void queries.invalidateQueries({ queryKey: [listTemplates.method, listTemplates.path] })
        }
      />
    </>
  )
}
