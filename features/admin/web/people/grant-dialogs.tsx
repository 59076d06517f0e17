import { useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { ChoiceField, TextField } from '#packages/admin-ui/field.tsx'
import { newId } from '#packages/api/new-id.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { type PaidPlan, paidPlans } from '#packages/settings/settings.ts'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { grantDays, grantPoints } from '../../people-contract.ts'
import { fieldWords } from '../field-words.ts'
import { useMoments } from '../use-moments.ts'
import { wholeNumber } from '../whole-number.ts'
import { peopleWords } from './people-words.ts'
import type { ActProps } from './person-acts.tsx'

const words = defineWords({
  zh: {
    points: '调整积分',
    pointsLead: (name: string, count: string) => `${name}现在有 ${count} 积分。`,
    amount: '积分',
    amountHint: '整数；要扣除就写负数，例如 -10',
    note: '说明',
    noteHint: '对方会在积分明细里看到',
    give: '调整',
    given: (amount: string) => `已调整 ${amount} 积分`,
    days: '赠送会员',
    daysLead: '天数接在现有会员之后；没有会员就从现在开始。',
    plan: '方案',
    count: '天数',
    why: '原因',
    whyHint: '只记入审计日志',
    giveDays: '赠送',
    daysGiven: '已赠送',
  },
  en: {
    points: 'Adjust points',
    pointsLead: (name: string, count: string) => `${name} currently has ${count} points.`,
    amount: 'Points',
    amountHint: 'A whole number. Use a minus sign to deduct, such as -10.',
    note: 'Note',
    noteHint: 'The user sees this in their points history',
    give: 'Adjust',
    given: (amount: string) => `Points adjusted by ${amount}`,
    days: 'Give membership',
    daysLead: 'Added to the current membership, or starts now if there isn’t one.',
    plan: 'Plan',
    count: 'Days',
    why: 'Reason',
    whyHint: 'Recorded only in the audit log',
    giveDays: 'Give',
    daysGiven: 'Membership given',
  },
})

const MAX_POINTS = 100_000
const MAX_DAYS = 3660

/** An id for each opened form, so that sending it twice grants once. */
const useGrant = () => useState(() => newId(Date.now()))[0]

export const PointsDialog = ({ person, onChanged, onClose }: ActProps) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const { count, signed } = useMoments()
  const api = useApi()
  const grant = useGrant()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const amount = wholeNumber(text, -MAX_POINTS, MAX_POINTS) ?? 0
  return (
    <ActDialog
      title={t.points}
      lead={t.pointsLead(person.nickname, count(person.points))}
      act={t.give}
      run={async () => {
        onChanged(await api.attempt(grantPoints, { id: person.id, grant, amount, note }))
        toasts.show(t.given(signed(amount)), 'ok')
      }}
      onClose={onClose}
    >
      <TextField
        label={t.amount}
        hint={t.amountHint}
        error={amount === 0 ? t.amountHint : undefined}
        inputMode="text"
        maxLength={7}
        value={text}
        onText={setText}
      />
      <TextField
        label={t.note}
        hint={t.noteHint}
        error={note.trim() === '' ? says.missing : undefined}
        maxLength={100}
        value={note}
        onText={setNote}
      />
    </ActDialog>
  )
}

export const DaysDialog = ({ person, onChanged, onClose }: ActProps) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const names = useWords(peopleWords)
  const api = useApi()
  const grant = useGrant()
  const [plan, setPlan] = useState<PaidPlan>('month')
  const [text, setText] = useState('31')
  const [note, setNote] = useState('')
  const days = wholeNumber(text, 1, MAX_DAYS)
  return (
    <ActDialog
      title={t.days}
      lead={t.daysLead}
      act={t.giveDays}
      run={async () => {
        const given = { plan, days: plan === 'lifetime' ? null : (days ?? null) }
        onChanged(await api.attempt(grantDays, { id: person.id, grant, ...given, note }))
        toasts.show(t.daysGiven, 'ok')
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={t.plan}
        value={plan}
        options={paidPlans.map((value) => ({ value, name: names[value] }))}
        onChoose={(value) => setPlan(value)}
      />
      {plan !== 'lifetime' && (
        <TextField
          label={t.count}
          inputMode="numeric"
          maxLength={4}
          error={days === undefined ? says.whole(1, MAX_DAYS) : undefined}
          value={text}
          onText={setText}
        />
      )}
      <TextField
        label={t.why}
        hint={t.whyHint}
        error={note.trim() === '' ? says.missing : undefined}
        maxLength={100}
        value={note}
        onText={setNote}
      />
    </ActDialog>
  )
}
