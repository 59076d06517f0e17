import { useState } from 'react'
import { createBatch, type Gift } from '#features/orders/admin-contract.ts'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { ChoiceField, TextField } from '#packages/admin-ui/field.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { fieldWords } from '../field-words.ts'
import { wholeNumber } from '../whole-number.ts'
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
    expires: '有效期至',
    expiresHint: '当天结束时过期；不填就长期有效',
    make: '生成',
  },
  en: {
    title: 'Create redeem codes',
    name: 'Name',
    nameHint: 'Only admins see this, for example “Autumn campaign”',
    what: 'Reward',
    points: 'Points',
    amount: 'Number of points',
    days: 'Days',
    count: 'Number of codes',
    expires: 'Expires',
    expiresHint: 'At the end of that day. Leave empty for no expiry.',
    make: 'Create',
  },
})

const gifts = ['points', 'month', 'year', 'lifetime'] as const
type What = (typeof gifts)[number]

const MAX = { points: 100_000, days: 3660, codes: 1000 }
const maxOf = (what: What) => (what === 'points' ? MAX.points : MAX.days)

const giftOf = (what: What, amount: string): Gift | undefined => {
  if (what === 'lifetime') return { what: 'lifetime' }
  const value = wholeNumber(amount, 1, maxOf(what))
  if (value === undefined) return undefined
  return what === 'points' ? { what, points: value } : { what: 'days', plan: what, days: value }
}

export const NewBatchDialog = ({ onMade, onClose }: { onMade(): void; onClose(): void }) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const names = useWords(giftWords)
  const api = useApi()
  const [name, setName] = useState('')
  const [what, setWhat] = useState<What>('points')
  const [amount, setAmount] = useState('100')
  const [text, setText] = useState('10')
  const [day, setDay] = useState('')
  const [made, setMade] = useState<{ name: string; codes: readonly string[] }>()
  const gift = giftOf(what, amount)
  const count = wholeNumber(text, 1, MAX.codes)
  if (made) return <CodesDialog {...made} onClose={onClose} />
  return (
    <ActDialog
      title={t.title}
      act={t.make}
      run={async () => {
        if (!gift || count === undefined) return
        const expiresAt = day === '' ? null : new Date(`${day}T23:59:59.999`).getTime()
        const { batch, codes } = await api.attempt(createBatch, { name, gift, count, expiresAt })
        onMade()
        setMade({ name: batch.name, codes })
      }}
      // The new codes are shown only once, so the dialog stays open with them.
      stays
      onClose={onClose}
    >
      <TextField
        label={t.name}
        hint={t.nameHint}
        error={name.trim() === '' ? says.missing : undefined}
        maxLength={80}
        value={name}
        onText={setName}
      />
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
          error={gift ? undefined : says.whole(1, maxOf(what))}
          value={amount}
          onText={setAmount}
        />
      )}
      <TextField
        label={t.count}
        error={count === undefined ? says.whole(1, MAX.codes) : undefined}
        inputMode="numeric"
        maxLength={4}
        value={text}
        onText={setText}
      />
      <TextField label={t.expires} hint={t.expiresHint} type="date" value={day} onText={setDay} />
    </ActDialog>
  )
}
