import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Buys } from '#features/orders/parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { paidPlans } from '#packages/settings/settings.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import classes from './membership.module.css'
import { plansQuery, useIsVisitor, useMyPlan, waysQuery } from './membership-queries.ts'
import { PlanHead } from './plan-head.tsx'
import { PriceTable } from './prices/price-table.tsx'
import { Questions } from './questions.tsx'
import { Standing } from './standing.tsx'

const BuyDialog = lazyComponent(async () => (await import('#features/orders/parts.ts')).BuyDialog)

const words = defineWords({
  zh: {
    title: '会员',
    lead: '简历一直免费，会员买的是更多模型与模板。',
    first: '简历一直免费，',
    second: '会员买的是更多模型与模板。',
    noWay: '本站还没有接通付款，现在只能用兑换码开通会员。简历的制作与导出不受影响。',
    failed: '没有加载出来',
    failedText: '方案与价格要从服务器读取，请检查网络再试一次。',
    again: '再试一次',
  },
  en: {
    title: 'Membership',
    lead: 'Resumes are always free. Membership adds more AI models and templates.',
    first: 'Resumes are always free.',
    second: 'Membership adds more AI models and templates.',
    noWay:
      'This site doesn’t accept payments yet, so you can only start a membership with a redeem code. Creating and exporting resumes isn’t affected.',
    failed: 'Couldn’t load plans',
    failedText: 'Check your connection and try again.',
    again: 'Try again',
  },
})

/** On the server, a failure is an error page. In the browser, the screen shows the error and a retry button. */
export const load = async ({ queryClient }: LoadContext) => {
  const asked = Promise.all([queryClient.ensureQueryData(plansQuery), queryClient.ensureQueryData(waysQuery)])
  if (typeof document === 'undefined') await asked
  else await asked.catch(() => undefined)
  return undefined
}

/** A user who signed in on the way returns to the purchase. */
const usePurchase = (isVisitor: boolean) => {
  const [buys, setBuys] = useState<Buys>()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('buy')
  useEffect(() => {
    if (wanted === null || isVisitor) return
    const plan = paidPlans.find((one) => one === wanted)
    if (plan) setBuys({ what: 'plan', plan })
    else if (wanted === 'points') setBuys({ what: 'points' })
    setParams({}, { replace: true, preventScrollReset: true })
  }, [wanted, isVisitor, setParams])
  return [buys, setBuys] as const
}

export const Screen = () => {
  const t = useWords(words)
  const prices = useQuery(plansQuery)
  const ways = useQuery(waysQuery).data?.ways
  const isVisitor = useIsVisitor()
  const current = useMyPlan().data?.plan
  const [buys, setBuys] = usePurchase(isVisitor)
  return (
    <>
      <PageHead title={t.title} description={t.lead} canonical="/membership" />
      <div className={classes.body}>
        <h1>
          <span>{t.first}</span> <span>{t.second}</span>
        </h1>
        <Standing onPay={(id) => setBuys({ what: 'order', id })} />
        {ways?.length === 0 && <p className={classes.note}>{t.noWay}</p>}
        {prices.data ? (
          <>
            <PriceTable
              plans={prices.data.plans}
              recommended={prices.data.recommended}
              head={(plan) => (
                <PlanHead
                  plan={plan}
                  isRecommended={plan.key === prices.data.recommended}
                  isVisitor={isVisitor}
                  current={current}
                  isOpen={ways !== undefined && ways.length > 0}
                  onBuy={(key) => setBuys({ what: 'plan', plan: key })}
                />
              )}
            />
            <Questions
              prices={prices.data}
              ways={ways ?? []}
              isVisitor={isVisitor}
              onBuyPoints={() => setBuys({ what: 'points' })}
            />
          </>
        ) : (
          <EmptyState icon="alert" title={t.failed} text={t.failedText}>
            <Button look="plain" size="md" busy={prices.isFetching} onClick={() => void prices.refetch()}>
              {t.again}
            </Button>
          </EmptyState>
        )}
      </div>
      {buys && (
        <Suspense>
          <BuyDialog buys={buys} onClose={() => setBuys(undefined)} />
        </Suspense>
      )}
    </>
  )
}
