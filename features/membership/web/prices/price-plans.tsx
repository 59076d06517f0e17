import { useId } from 'react'
import type { PlanKey } from '#packages/api/route.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Plan } from '#packages/plans/contract.ts'
import { fenPerDay, yuanOf } from '#packages/plans/money.ts'
import { priceWords } from '#packages/plans/price-words.ts'
import { ButtonLink } from '#packages/ui/button.tsx'
import classes from './price-plans.module.css'

const words = defineWords({
  zh: {
    recommended: '推荐',
    start: '免费开始',
    open: (plan: string) => `开通${plan}`,
    documents: (limit: number | null) => (limit === null ? '简历不限份数' : `最多 ${limit} 份简历`),
    included: '付费模型与模板下载都包含',
    points: '付费模型与模板下载按积分',
    modelsOnly: '付费模型包含，模板下载按积分',
    templatesOnly: '模板下载包含，付费模型按积分',
  },
  en: {
    recommended: 'Recommended',
    start: 'Start for free',
    open: (plan: string) => `Choose ${plan.toLowerCase()}`,
    documents: (limit: number | null) => (limit === null ? 'Unlimited resumes' : `Up to ${limit} resumes`),
    included: 'Paid models and template downloads included',
    points: 'Paid models and template downloads cost points',
    modelsOnly: 'Paid models included; template downloads cost points',
    templatesOnly: 'Template downloads included; paid models cost points',
  },
})

const useDuration = () => {
  const t = useWords(priceWords)
  return ({ days, priceFen }: Plan) => (days === null ? (priceFen === 0 ? t.always : t.once) : t.days(days))
}

/** The benefits that are free. */
const gives = ({ benefits: { paidAi, templateFiles } }: Plan) => {
  const [hasModels, hasTemplates] = [paidAi === 'included', templateFiles === 'included']
  if (hasModels !== hasTemplates) return hasModels ? 'modelsOnly' : 'templatesOnly'
  return hasModels ? 'included' : 'points'
}

const PlanColumn = ({
  plan,
  isRecommended,
  leads,
}: {
  plan: Plan
  isRecommended: boolean
  leads: boolean
}) => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const durationOf = useDuration()
  const id = useId()
  const perDay = fenPerDay(plan)
  return (
    <li className={classes.plan} data-recommended={isRecommended || undefined} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        {names[plan.key]}
        {isRecommended && <small>{t.recommended}</small>}
      </h3>
      <p className={classes.price}>
        <span>¥</span>
        {yuanOf(plan.priceFen)}
      </p>
      <p className={classes.duration}>
        {durationOf(plan)}
        {perDay !== undefined && <span>{names.perDay(perDay)}</span>}
      </p>
      <ul className={classes.gives}>
        <li>{t.documents(plan.documents)}</li>
        <li>{t[gives(plan)]}</li>
      </ul>
      {leads && (
        <ButtonLink
          className={classes.action}
          to={plan.priceFen === 0 ? '/resume' : '/membership'}
          look={isRecommended ? 'primary' : 'plain'}
          size="md"
        >
          {plan.priceFen === 0 ? t.start : t.open(names[plan.key])}
        </ButtonLink>
      )}
    </li>
  )
}

interface PricePlansProps {
  plans: readonly Plan[]
  recommended: PlanKey | null
  /** Whether each plan links to the membership page; not on that page itself. */
  leads?: boolean
}

/** The prices of all plans, next to one another. */
export const PricePlans = ({ plans, recommended, leads = true }: PricePlansProps) => (
  <ul className={classes.plans}>
    {plans.map((plan) => (
      <PlanColumn key={plan.key} plan={plan} isRecommended={plan.key === recommended} leads={leads} />
    ))}
  </ul>
)
