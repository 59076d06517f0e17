import type { PlanKey } from '#packages/api/route.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Plan } from '#packages/plans/contract.ts'
import { fenPerDay, yuanOf } from '#packages/plans/money.ts'
import { priceWords } from '#packages/plans/price-words.ts'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { type Purchase, signInFor } from './membership-queries.ts'
import classes from './plan-head.module.css'

const words = defineWords({
  zh: {
    current: '当前',
    recommended: '推荐',
    always: '一直可用',
    withAccount: '注册即有',
    noEnd: '不设期限',
    atOnce: '一次付清',
    included: '已包含',
    start: '免费开始',
    month: '开通月度',
    year: '开通年度',
    lifetime: '买断终身',
    oneMonthMore: '续费一个月',
    oneYearMore: '续费一年',
  },
  en: {
    current: 'Current',
    recommended: 'Recommended',
    always: 'Free forever',
    withAccount: 'Comes with every account',
    noEnd: 'Never expires',
    atOnce: 'One-time payment',
    included: 'Included',
    start: 'Start for free',
    month: 'Choose monthly',
    year: 'Choose yearly',
    lifetime: 'Buy lifetime',
    oneMonthMore: 'Renew for a month',
    oneYearMore: 'Renew for a year',
  },
})

interface PlanHeadProps {
  plan: Plan
  isRecommended: boolean
  isVisitor: boolean
  /** The current plan; undefined for a visitor and while it is loading. */
  current: PlanKey | undefined
  /** Whether a payment method is available. */
  isOpen: boolean
  onBuy(plan: Exclude<Purchase, 'points'>): void
}

const Action = ({ plan: { key }, isRecommended, isVisitor, current, isOpen, onBuy }: PlanHeadProps) => {
  const t = useWords(words)
  const look = isRecommended ? 'primary' : 'plain'
  if (key === 'free')
    return isVisitor ? (
      <ButtonLink to="/resume" look="plain" size="md">
        {t.start}
      </ButtonLink>
    ) : (
      <p className={classes.included}>{t.included}</p>
    )
  if (current === 'lifetime') return <p className={classes.included}>{t.included}</p>
  if (!isOpen) return null
  if (isVisitor)
    return (
      <ButtonLink to={signInFor(`buy=${key}`)} look={look} size="md">
        {t[key]}
      </ButtonLink>
    )
  return (
    <Button look={look} size="md" onClick={() => onBuy(key)}>
      {current !== key ? t[key] : key === 'month' ? t.oneMonthMore : t.oneYearMore}
    </Button>
  )
}

/** The head of a plan's column: price, duration, and a button to buy it. */
export const PlanHead = (props: PlanHeadProps) => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const { plan, isRecommended, current } = props
  const perDay = fenPerDay(plan)
  const isCurrent = current === plan.key
  const lasts =
    plan.key === 'free'
      ? [t.always, t.withAccount]
      : plan.days === null
        ? [t.noEnd, t.atOnce]
        : [names.days(plan.days), perDay === undefined ? '' : names.perDay(perDay)]
  return (
    <div className={classes.head}>
      <p className={classes.name}>
        <b>{names[plan.key]}</b>
        {isCurrent ? (
          <small>{t.current}</small>
        ) : (
          isRecommended && current !== 'lifetime' && <small>{t.recommended}</small>
        )}
      </p>
      <p className={classes.price}>¥{yuanOf(plan.priceFen)}</p>
      <p className={classes.lasts}>
        {lasts.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className={classes.action}>
        <Action {...props} />
      </div>
    </div>
  )
}
