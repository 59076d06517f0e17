import { useState } from 'react'
import { type Batch, listBatches } from '#features/orders/admin-contract.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { List } from '../list.tsx'
import { type Column, Table } from '../table.tsx'
import { useList } from '../use-list.ts'
import { useMoments } from '../use-moments.ts'
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
    lead: 'Created in batches. Each code can be used once and is shown only when it’s created.',
    make: 'Create batch',
    name: 'Name',
    gives: 'Reward',
    used: 'Used',
    revoked: 'Revoked',
    expires: 'Expires',
    never: 'Never',
    made: 'Created',
    open: 'View',
    openNamed: (name: string) => `View “${name}”`,
    none: 'No redeem codes yet',
    noneText: 'Create a batch to give away, use in a promotion or sell elsewhere.',
  },
})

const useColumns = (onOpen: (id: string) => void): readonly Column<Batch>[] => {
  const t = useWords(words)
  const gift = useWords(giftWords)
  const { time, date, count } = useMoments()
  return [
    { name: t.name, cell: ({ name }) => <b>{name}</b> },
    { name: t.gives, cell: gift.gives },
    { name: t.used, as: 'number', cell: (batch) => `${count(batch.used)} / ${count(batch.count)}` },
    { name: t.revoked, as: 'number', cell: ({ revoked }) => count(revoked) },
    {
      name: t.expires,
      as: 'time',
      cell: ({ expiresAt }) => (expiresAt === null ? t.never : date(expiresAt)),
    },
    { name: t.made, as: 'time', cell: ({ createdAt }) => time(createdAt) },
    {
      as: 'act',
      cell: ({ id, name }) => (
        <Button look="plain" aria-label={t.openNamed(name)} onClick={() => onOpen(id)}>
          {t.open}
        </Button>
      ),
    },
  ]
}

export const Screen = () => {
  const t = useWords(words)
  const { read, write } = useAddress()
  const open = read('batch')
  const [makes, setMakes] = useState(false)
  const found = useList(listBatches, {}, { cursor: 'after', rowsOf: ({ batches }) => batches })
  const columns = useColumns((id) => write('batch', id))
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
      <List found={found} empty={{ title: t.none, text: t.noneText }}>
        {(rows) => <Table rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </List>
      {makes && <NewBatchDialog onMade={found.again} onClose={() => setMakes(false)} />}
      {open !== '' && <BatchDialog id={open} onChanged={found.again} onClose={() => write('batch', '')} />}
    </AdminFrame>
  )
}
