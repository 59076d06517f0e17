import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Button } from '#packages/ui/button.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { Invite } from './invite/invite.tsx'
import styles from './points.module.css'
import { pointsQuery } from './points-queries.ts'

const BuyDialog = lazyComponent(async () => (await import('#features/orders/parts.ts')).BuyDialog)

const words = defineWords({
  zh: {
    now: '当前积分',
    /** Shown while it is loading. */
    none: '–',
    income: '本月收入',
    spent: '支出',
    back: '退回',
    comma: '，',
    sum: '余额始终等于下方流水之和',
    buy: '购买积分',
  },
  en: {
    now: 'Current points',
    none: '–',
    income: 'Earned this month',
    spent: 'Spent',
    back: 'Refunded',
    comma: ', ',
    sum: 'Always equals the total of the history below',
    buy: 'Buy points',
  },
})

const Month = ({ month }: { month: Record<'in' | 'out' | 'back', number> }) => {
  const t = useWords(words)
  const tag = languageTag[useLanguage().language]
  const figures = [
    [t.income, month.in],
    [t.spent, month.out],
    [t.back, month.back],
  ] as const
  return (
    <div className={styles.month}>
      <p>
        {figures.map(([name, figure], at) => (
          <span key={name}>
            {at > 0 && t.comma}
            {name} <b>{figure.toLocaleString(tag)}</b>
          </span>
        ))}
      </p>
      <p>{t.sum}</p>
    </div>
  )
}

export const Balance = ({ timeZone }: { timeZone: string | undefined }) => {
  const t = useWords(words)
  const tag = languageTag[useLanguage().language]
  const { data, error, refetch } = useQuery(pointsQuery(timeZone))
  const [isBuying, setBuying] = useState(false)
  return (
    <header className={styles.balance}>
      <div className={styles.now}>
        <h1 id="balance">{t.now}</h1>
        {(data || !error) && (
          <output className={styles.figure} aria-labelledby="balance" data-loading={data ? undefined : ''}>
            {data ? data.balance.toLocaleString(tag) : t.none}
          </output>
        )}
      </div>
      {data && <Month month={data.month} />}
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      <div className={styles.ways}>
        <Invite />
        <Button look="plain" size="md" aria-haspopup="dialog" onClick={() => setBuying(true)}>
          {t.buy}
        </Button>
      </div>
      {isBuying && (
        <Suspense>
          <BuyDialog buys={{ what: 'points' }} onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </header>
  )
}
