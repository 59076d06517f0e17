import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { listPrices, type Priced, pricedKinds, setPrice } from '../prices-contract.ts'
import { ActDialog } from './act-dialog.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { Asked } from './asked.tsx'
import { ChoiceField, TextField } from './field.tsx'
import list from './list.module.css'
import { useAddress } from './use-address.ts'
import { useMoments } from './use-moments.ts'

const words = defineWords({
  zh: {
    title: '文档定价',
    lead: '下载 Word 文档与演示文稿模板要多少积分；会员按方案包含。付过的人不再付。上架与下架在模板审核里。',
    search: '查找',
    hint: '名称或编号',
    kind: '种类',
    word: 'Word 文档',
    ppt: '演示文稿',
    total: (count: string) => `${count} 份`,
    name: '模板',
    author: '作者',
    price: '积分',
    free: '免费',
    sold: '售出',
    downloads: '下载',
    state: '状态',
    published: '公开',
    down: '已下架',
    change: '改价',
    changeNamed: (name: string) => `改价：${name}`,
    dialogLead: (points: string) => `自带文件里的定价是 ${points} 积分。`,
    points: '积分',
    pointsHint: '0 是免费，最多 100000',
    save: '保存',
    saved: (name: string) => `「${name}」已改价`,
    none: '没有找到',
    before: '上一页',
    next: '下一页',
    page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
  },
  en: {
    title: 'Document prices',
    lead: 'How many points a Word document or a presentation costs; plans may include it. Who paid once does not pay again. What is public is decided in template review.',
    search: 'Find',
    hint: 'Name or id',
    kind: 'Kind',
    word: 'Word documents',
    ppt: 'Presentations',
    total: (count: string) => `${count} in all`,
    name: 'Template',
    author: 'Author',
    price: 'Points',
    free: 'Free',
    sold: 'Sold',
    downloads: 'Downloads',
    state: 'State',
    published: 'Public',
    down: 'Taken down',
    change: 'Change',
    changeNamed: (name: string) => `Change the price of ${name}`,
    dialogLead: (points: string) => `The file that it came with says ${points} points.`,
    points: 'Points',
    pointsHint: '0 is free, 100000 the most',
    save: 'Save',
    saved: (name: string) => `“${name}” has a new price`,
    none: 'Nothing found',
    before: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
})

const PriceDialog = ({ row, onDone, onClose }: { row: Priced; onDone(): void; onClose(): void }) => {
  const t = useWords(words)
  const { count } = useMoments()
  const api = useApi()
  const [text, setText] = useState(String(row.points))
  const points = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  const isFit = points <= 100_000
  return (
    <ActDialog
      title={t.changeNamed(row.name)}
      lead={row.filePoints === null ? undefined : t.dialogLead(count(row.filePoints))}
      act={t.save}
      disabled={!isFit}
      run={async () => {
        await api.attempt(setPrice, { id: row.id, points })
        toasts.show(t.saved(row.name), 'ok')
        onDone()
      }}
      onClose={onClose}
    >
      <TextField
        label={t.points}
        hint={t.pointsHint}
        error={isFit ? undefined : t.pointsHint}
        inputMode="numeric"
        maxLength={6}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActDialog>
  )
}

const Rows = ({ rows, onChange }: { rows: readonly Priced[]; onChange(row: Priced): void }) => {
  const t = useWords(words)
  const { count } = useMoments()
  if (rows.length === 0) return <EmptyState icon="search" title={t.none} />
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.author}</th>
            <th scope="col" className={list.number}>
              {t.price}
            </th>
            <th scope="col" className={list.number}>
              {t.sold}
            </th>
            <th scope="col" className={list.number}>
              {t.downloads}
            </th>
            <th scope="col">{t.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-template={row.id}>
              <th scope="row">
                <span className={list.two}>
                  <b>
                    {row.isPublic ? <AppLink to={`/${row.kind}/${row.id}`}>{row.name}</AppLink> : row.name}
                  </b>
                  <small>{row.id}</small>
                </span>
              </th>
              <td data-name={t.author}>{row.author}</td>
              <td data-name={t.price} className={list.number}>
                {row.points === 0 ? t.free : count(row.points)}
              </td>
              <td data-name={t.sold} className={list.number}>
                {count(row.sold)}
              </td>
              <td data-name={t.downloads} className={list.number}>
                {count(row.downloads)}
              </td>
              <td data-name={t.state}>
                <span className={list.tag} data-tone={row.isPublic ? 'ok' : undefined}>
                  {row.isPublic ? t.published : t.down}
                </span>
              </td>
              <td className={list.act}>
                <Button look="plain" aria-label={t.changeNamed(row.name)} onClick={() => onChange(row)}>
                  {t.change}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const { count } = useMoments()
  const queries = useQueryClient()
  const { read, oneOf, write } = useAddress()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Priced>()
  const kind = oneOf('kind', pricedKinds) ?? 'word'
  const q = useDeferredValue(read('q')).trim()
  const query = useQuery({
    ...apiQuery(listPrices, { kind, page, ...(q === '' ? {} : { q }) }, { quiet: true }),
    staleTime: 0,
    retry: 1,
    placeholderData: keepPreviousData,
  })
  const narrow = (name: string, value: string) => {
    setPage(1)
    write(name, value)
  }
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <search className={list.tools}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.hint}
          maxLength={100}
          className={list.search}
          value={read('q')}
          onChange={({ currentTarget }) => narrow('q', currentTarget.value)}
        />
        <ChoiceField
          label={t.kind}
          value={kind}
          options={pricedKinds.map((value) => ({ value, name: t[value] }))}
          onChoose={(value) => narrow('kind', value)}
        />
        <span className={list.total} role="status">
          {query.data && t.total(count(query.data.total))}
        </span>
      </search>
      <Asked query={query}>
        {({ templates, pages }) => (
          <>
            <Rows rows={templates} onChange={setChosen} />
            {pages > 1 && (
              <div className={list.more}>
                <Button look="plain" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {t.before}
                </Button>
                <span>{t.page(page, pages)}</span>
                <Button look="plain" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  {t.next}
                </Button>
              </div>
            )}
          </>
        )}
      </Asked>
      {chosen && (
        <PriceDialog
          row={chosen}
          onDone={() => void queries.invalidateQueries({ queryKey: [listPrices.method, listPrices.path] })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </AdminFrame>
  )
}
