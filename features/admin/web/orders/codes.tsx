import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Batch, listBatches } from '#features/orders/admin-contract.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import list from '../list.module.css'
import { Paged } from '../paged.tsx'
import { useMoments } from '../use-moments.ts'
import { usePages } from '../use-pages.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { giftWords } from './gift-words.ts'
import { NewBatchDialog } from './new-batch-dialog.tsx'

const words = defineWords({
  zh: {
    title: '兑换码',
    lead: '一批一批地生成；每个码用一次。码只在生成时显示，之后谁也看不到。',
    make: '生成一批',
    name: '名称',
    gives: '兑换',
    used: '已用',
    revoked: '已作废',
    expires: '有效期至',
    never: '长期',
    made: '生成于',
    open: '查看',
    openNamed: (name: string) => `查看「${name}」`,
    none: '还没有兑换码',
    noneText: '生成一批，用来送人、做活动或线下售卖。',
  },
  en: {
    title: 'Redeem codes',
    lead: 'Made in batches; each is good once. They are shown when they are made, and to nobody after that.',
    make: 'Make a batch',
    name: 'Name',
    gives: 'Gives',
    used: 'Used',
    revoked: 'Taken back',
    expires: 'Good until',
    never: 'No end',
    made: 'Made',
    open: 'Open',
    openNamed: (name: string) => `Open “${name}”`,
    none: 'No redeem codes yet',
    noneText: 'Make a batch to give away, for an event, or to sell elsewhere.',
  },
})

const Rows = ({ batches, onOpen }: { batches: readonly Batch[]; onOpen(id: string): void }) => {
  const t = useWords(words)
  const gift = useWords(giftWords)
  const { time, date, count } = useMoments()
  if (batches.length === 0) return <EmptyState title={t.none} text={t.noneText} />
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.gives}</th>
            <th scope="col" className={list.number}>
              {t.used}
            </th>
            <th scope="col" className={list.number}>
              {t.revoked}
            </th>
            <th scope="col">{t.expires}</th>
            <th scope="col">{t.made}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id}>
              <th scope="row">{batch.name}</th>
              <td data-name={t.gives}>{gift.gives(batch)}</td>
              <td data-name={t.used} className={list.number}>
                {count(batch.used)} / {count(batch.count)}
              </td>
              <td data-name={t.revoked} className={list.number}>
                {count(batch.revoked)}
              </td>
              <td data-name={t.expires} className={list.time}>
                {batch.expiresAt === null ? t.never : date(batch.expiresAt)}
              </td>
              <td data-name={t.made} className={list.time}>
                {time(batch.createdAt)}
              </td>
              <td className={list.act}>
                <Button look="plain" aria-label={t.openNamed(batch.name)} onClick={() => onOpen(batch.id)}>
                  {t.open}
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
  const queries = useQueryClient()
  const [open, setOpen] = useState<string>()
  const [makes, setMakes] = useState(false)
  const found = usePages(listBatches, {}, 'after')
  const again = () => void queries.invalidateQueries({ queryKey: [listBatches.method, listBatches.path] })
  return (
    <AdminFrame
      title={t.title}
      lead={t.lead}
      tools={
        <Button size="md" onClick={() => setMakes(true)}>
          {t.make}
        </Button>
      }
    >
      <Paged {...found}>
        {(pages) => <Rows batches={pages.flatMap(({ batches }) => batches)} onOpen={setOpen} />}
      </Paged>
      {makes && <NewBatchDialog onMade={again} onClose={() => setMakes(false)} />}
      {open !== undefined && <BatchDialog id={open} onChanged={again} onClose={() => setOpen(undefined)} />}
    </AdminFrame>
  )
}
