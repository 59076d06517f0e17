import { useState } from 'react'
import { createBatch, type Gift } from '#features/orders/admin-contract.ts'
import { useApi } from '#packages/ui/api.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { ChoiceField, TextField } from '../field.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { giftWords } from './gift-words.ts'

const words = defineWords({
  zh: {
    title: '生成兑换码',
    name: '名称',
    nameHint: '只有管理员看得到，例如「秋招活动」',
    what: '兑换',
    points: '积分',
    amount: '积分数',
    days: '天数',
    count: '多少个',
    countHint: '1 到 1000',
    expires: '有效期至',
    expiresHint: '当天结束时过期；不填就长期有效',
    make: '生成',
  },
  en: {
    title: 'Make redeem codes',
    name: 'Name',
    nameHint: 'Only admins see it, such as “Autumn fair”',
    what: 'Gives',
    points: 'Points',
    amount: 'How many points',
    days: 'Days',
    count: 'How many codes',
    countHint: '1 to 1000',
    expires: 'Good until',
    expiresHint: 'To the end of that day; leave it empty for no end',
    make: 'Make',
  },
})

const gifts = ['points', 'month', 'year', 'lifetime'] as const
type What = (typeof gifts)[number]

/** A whole number within bounds, or nothing. */
const within = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

const giftOf = (what: What, amount: string): Gift | undefined => {
  if (what === 'lifetime') return { what: 'lifetime' }
  const value = within(amount, 1, what === 'points' ? 100_000 : 3660)
  if (value === undefined) return undefined
  return what === 'points' ? { what, points: value } : { what: 'days', plan: what, days: value }
}

export const NewBatchDialog = ({ onMade, onClose }: { onMade(): void; onClose(): void }) => {
  const t = useWords(words)
  const names = useWords(giftWords)
  const api = useApi()
  const [name, setName] = useState('')
  const [what, setWhat] = useState<What>('points')
  const [amount, setAmount] = useState('100')
  const [text, setText] = useState('10')
  const [day, setDay] = useState('')
  const [made, setMade] = useState<{ name: string; codes: readonly string[] }>()
  const gift = giftOf(what, amount)
  const count = within(text, 1, 1000)
  if (made) return <CodesDialog {...made} onClose={onClose} />
  return (
    <ActDialog
      title={t.title}
      act={t.make}
      disabled={name.trim() === '' || gift === undefined || count === undefined}
      run={async () => {
        if (!gift || count === undefined) return
        const expiresAt = day === '' ? null : new Date(`${day}T23:59:59.999`).getTime()
        const { batch, codes } = await api.attempt(createBatch, { name, gift, count, expiresAt })
        onMade()
        setMade({ name: batch.name, codes })
      }}
      // What was made is shown now and never again: the dialog stays, with the codes in it.
      stays
      onClose={onClose}
    >
      <TextField label={t.name} hint={t.nameHint} maxLength={80} value={name} onText={setName} />
      <ChoiceField
        label={t.what}
        value={what}
        options={gifts.map((value) => ({ value, name: value === 'points' ? t.points : names[value] }))}
        onChoose={(value) => setWhat(value)}
      />
      {what !== 'lifetime' && (
        <TextField
          label={what === 'points' ? t.amount : t.days}
          inputMode="numeric"
          maxLength={6}
          error={gift ? undefined : what === 'points' ? '1–100000' : '1–3660'}
          value={amount}
          onText={setAmount}
        />
      )}
      <TextField
        label={t.count}
        hint={t.countHint}
        error={count === undefined ? t.countHint : undefined}
        inputMode="numeric"
        maxLength={4}
        value={text}
        onText={setText}
      />
      <TextField label={t.expires} hint={t.expiresHint} type="date" value={day} onText={setDay} />
    </ActDialog>
  )
}
