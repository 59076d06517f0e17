import { useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { TextField } from '#packages/admin-ui/field.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '#packages/admin-ui/filters.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { listPrices, type Priced, pricedKinds, setPrice } from '../prices-contract.ts'
import { fieldWords } from './field-words.ts'
import { List } from './list.tsx'
import { type Column, Table } from './table.tsx'
import { useList } from './use-list.ts'
import { useMoments } from './use-moments.ts'
import { wholeNumber } from './whole-number.ts'

const words = defineWords({
  zh: {
    title: '文档定价',
    lead: '下载 Word 文档与演示文稿模板要多少积分；会员按方案包含。付过的人不再付。上架与下架在模板审核里。',
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
    pointsHint: '0 是免费',
    save: '保存',
    saved: (name: string) => `「${name}」已改价`,
    none: '还没有可定价的模板',
    noneText: '发布过的 Word 文档与演示文稿模板会列在这里。',
  },
  en: {
    title: 'Document prices',
    lead: 'Set the points needed to download each Word document or presentation template. Plans may include it. Past buyers don’t pay again. Publish or take down templates in Template review.',
    hint: 'Name or ID',
    kind: 'Type',
    word: 'Word documents',
    ppt: 'Presentations',
    total: (count: string) => `${count} templates`,
    name: 'Template',
    author: 'Author',
    price: 'Points',
    free: 'Free',
    sold: 'Sold',
    downloads: 'Downloads',
    state: 'Status',
    published: 'Published',
    down: 'Taken down',
    change: 'Change price',
    changeNamed: (name: string) => `Change the price of ${name}`,
    dialogLead: (points: string) => `The price in the template file is ${points} points.`,
    points: 'Points',
    pointsHint: 'Enter 0 for free',
    save: 'Save',
    saved: (name: string) => `Price of “${name}” changed`,
    none: 'No templates to price yet',
    noneText: 'Published Word document and presentation templates appear here.',
  },
})

const MAX_POINTS = 100_000

const PriceDialog = ({ row, onDone, onClose }: { row: Priced; onDone(): void; onClose(): void }) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const { count } = useMoments()
  const api = useApi()
  const [text, setText] = useState(String(row.points))
  const points = wholeNumber(text, 0, MAX_POINTS)
  return (
    <ActDialog
      title={t.changeNamed(row.name)}
      lead={row.filePoints === null ? undefined : t.dialogLead(count(row.filePoints))}
      act={t.save}
      run={async () => {
        if (points === undefined) return
        await api.attempt(setPrice, { id: row.id, points })
        toasts.show(t.saved(row.name), 'ok')
        onDone()
      }}
      onClose={onClose}
    >
      <TextField
        label={t.points}
        hint={t.pointsHint}
        error={points === undefined ? says.whole(0, MAX_POINTS) : undefined}
        inputMode="numeric"
        maxLength={6}
        value={text}
        onText={setText}
      />
    </ActDialog>
  )
}

const Name = ({ row: { id, kind, name, isPublic } }: { row: Priced }) => (
  <span className={list.two}>
    <b>{isPublic ? <AppLink to={`/${kind}/${id}`}>{name}</AppLink> : name}</b>
    <small>{id}</small>
  </span>
)

const useColumns = (onChange: (row: Priced) => void): readonly Column<Priced>[] => {
  const t = useWords(words)
  const { count } = useMoments()
  return [
    { name: t.name, cell: (row) => <Name row={row} /> },
    { name: t.author, cell: ({ author }) => author },
    { name: t.price, as: 'number', cell: ({ points }) => (points === 0 ? t.free : count(points)) },
    { name: t.sold, as: 'number', cell: ({ sold }) => count(sold) },
    { name: t.downloads, as: 'number', cell: ({ downloads }) => count(downloads) },
    {
      name: t.state,
      cell: ({ isPublic }) => (
        <span className={list.tag} data-tone={isPublic ? 'ok' : undefined}>
          {isPublic ? t.published : t.down}
        </span>
      ),
    },
    {
      as: 'act',
      cell: (row) => (
        <Button look="plain" aria-label={t.changeNamed(row.name)} onClick={() => onChange(row)}>
          {t.change}
        </Button>
      ),
    },
  ]
}

export const Screen = () => {
  const t = useWords(words)
  const { count } = useMoments()
  const { oneOf, sought } = useAddress()
  const [chosen, setChosen] = useState<Priced>()
  const kind = oneOf('kind', pricedKinds) ?? 'word'
  const found = useList(
    listPrices,
    { kind, q: sought },
    { cursor: 'page', rowsOf: ({ templates }) => templates },
  )
  const columns = useColumns(setChosen)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Filters total={found.total === undefined ? undefined : t.total(count(found.total))}>
        <SearchFilter hint={t.hint} />
        <ChoiceFilter
          name="kind"
          label={t.kind}
          options={pricedKinds.map((value) => ({ value, name: t[value] }))}
        />
      </Filters>
      <List found={found} empty={{ title: t.none, text: t.noneText }}>
        {(rows) => <Table rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </List>
      {chosen && <PriceDialog row={chosen} onDone={found.again} onClose={() => setChosen(undefined)} />}
    </AdminFrame>
  )
}
