import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { redeemCode } from '../../contract.ts'
import { refetchAfterPurchase } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useFailure } from '../use-failure.ts'
import styles from './mine.module.css'

const words = defineWords({
  zh: {
    label: '兑换码',
    hint: '不分大小写，横线可以省略。',
    act: '兑换',
    empty: '请填写兑换码。',
    short: '兑换码没有填完整。',
    points: (count: number) => `兑换成功，${count} 积分已到账。`,
    days: (plan: string, days: number) => `兑换成功，${plan}加了 ${days} 天。`,
    life: '兑换成功，你已是终身会员。',
  },
  en: {
    label: 'Redeem code',
    hint: 'Not case-sensitive; dashes are optional.',
    act: 'Redeem',
    empty: 'Enter a code.',
    short: 'The code is incomplete.',
    points: (count: number) => `Redeemed. ${count} points were added to your account.`,
    days: (plan: string, days: number) => `Redeemed. ${days} days were added to your ${plan.toLowerCase()}.`,
    life: 'Redeemed. You now have a lifetime membership.',
  },
})

const LEAST = 4

const useGained = () => {
  const t = useWords(words)
  const named = useWords(orderWords)
  return ({ points, plan, days }: ReplyOf<typeof redeemCode>) =>
    plan === null ? t.points(points) : days === null ? t.life : t.days(named[plan], days)
}

/** A redeem code for points or days. The typed text stays until it is redeemed. */
export const Redeem = () => {
  const t = useWords(words)
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const gained = useGained()
  const field = useId()
  const [code, setCode] = useState('')
  const [phase, setPhase] = useState<{ busy?: true; wrong?: string; gained?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (phase.busy) return
    if (typed.length < LEAST) {
      setPhase({ wrong: typed === '' ? t.empty : t.short })
      return
    }
    setPhase({ busy: true })
    try {
      const reply = await api.attempt(redeemCode, { code: typed })
      setCode('')
      setPhase({ gained: gained(reply) })
      void refetchAfterPurchase(queries)
    } catch (error) {
      setPhase({ wrong: failure(error) })
    }
  }
  return (
    <form className={styles.redeem} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={field}>{t.label}</label>
      <input
        id={field}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={phase.wrong !== undefined || undefined}
        aria-describedby={`${field}-says`}
        onChange={({ target }) => {
          setCode(target.value)
          if (!phase.busy) setPhase({})
        }}
      />
      <Button type="submit" size="md" busy={phase.busy === true}>
        {t.act}
      </Button>
      <p
        id={`${field}-says`}
        role="status"
        data-tone={phase.wrong ? 'wrong' : phase.gained ? 'ok' : undefined}
      >
        {phase.wrong ?? phase.gained ?? t.hint}
      </p>
    </form>
  )
}
