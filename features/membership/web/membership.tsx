import { useQuery } from '@tanstack/react-query'
import type { LoadContext } from '#packages/slice/web.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { listPlans } from '../contract.ts'
import classes from './membership.module.css'
import { PricePlans } from './prices/price-plans.tsx'
import { PriceTable } from './prices/price-table.tsx'

const words = defineWords({
  zh: {
    title: '会员',
    lead: '简历一直免费，会员买的是更多模型与模板。',
    soon: '本站还没有接通付款，现在开通不了会员。简历的制作与导出不受影响。',
  },
  en: {
    title: 'Membership',
    lead: 'Resumes are always free; membership buys more models and templates.',
    soon: 'This site takes no payments yet, so no plan can be bought now. Making and exporting resumes is not affected.',
  },
})

const plansQuery = apiQuery(listPlans, {})

export const load = async ({ queryClient }: LoadContext) => {
  await queryClient.ensureQueryData(plansQuery)
  return undefined
}

export const Screen = () => {
  const t = useWords(words)
  const prices = useQuery(plansQuery).data
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/membership" />
      <PageIntro title={t.title} lead={t.lead} />
      <div className={classes.body}>
        <p className={classes.note}>{t.soon}</p>
        {prices && (
          <>
            <PricePlans plans={prices.plans} recommended={prices.recommended} leads={false} />
            <PriceTable plans={prices.plans} recommended={prices.recommended} />
          </>
        )}
      </div>
    </>
  )
}
