import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { priceWords } from '#packages/plans/price-words.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import classes from './membership.module.css'
import { signInFor, useIsVisitor, useMyPlan } from './membership-queries.ts'

const Redeem = lazyComponent(async () => (await import('#features/orders/mine-parts.ts')).Redeem)
const MyOrders = lazyComponent(async () => (await import('#features/orders/mine-parts.ts')).MyOrders)

const words = defineWords({
  zh: {
    label: '我的会员',
    visitor: '登录后可以开通会员、使用兑换码。',
    signIn: '登录',
    asking: '正在查看你的会员…',
    failed: '没能看到你的会员，',
    again: '再试一次',
    youAre: '你是',
    member: (plan: string) => `${plan}会员`,
    until: (day: string, days: number) => `，${day}到期，还剩 ${days} 天。`,
    adds: '续费后天数累加，不会作废。',
    life: '，不设期限。',
    free: '你在用免费方案，简历的制作与导出一直免费。',
    ended: (plan: string, day: string) => `你的${plan}会员已在 ${day}到期。`,
    resumesStay: '简历一份不少，仍可编辑与导出。',
    redeem: '兑换码',
    orders: '订单记录',
  },
  en: {
    label: 'My membership',
    visitor: 'Sign in to choose a plan or redeem a code.',
    signIn: 'Sign in',
    asking: 'Checking your membership…',
    failed: 'Couldn’t load your membership.',
    again: 'Try again',
    youAre: 'Your plan: ',
    member: (plan: string) => plan,
    until: (day: string, days: number) => `, until ${day} (${days} ${days === 1 ? 'day' : 'days'} left). `,
    adds: 'Renewing adds days to what you have.',
    life: ', never expires.',
    free: 'You’re on the Free plan. Creating and exporting resumes is always free.',
    ended: (plan: string, day: string) => `Your ${plan.toLowerCase()} membership ended on ${day}. `,
    resumesStay: 'You still have all your resumes and can edit and export them.',
    redeem: 'Redeem a code',
    orders: 'Orders',
  },
})

const useDay = () => {
  const tag = languageTag[useLanguage().language]
  return (at: number) => {
    const date = new Date(at)
    const isThisYear = date.getFullYear() === new Date().getFullYear()
    return date.toLocaleDateString(tag, {
      ...(isThisYear ? {} : { year: 'numeric' }),
      month: 'long',
      day: 'numeric',
    })
  }
}

const Mine = () => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const day = useDay()
  const { data, error, refetch } = useMyPlan()
  if (!data)
    return error ? (
      <p role="alert">
        {t.failed}
        <button type="button" onClick={() => void refetch()}>
          {t.again}
        </button>
      </p>
    ) : (
      <p role="status">{t.asking}</p>
    )
  const { plan, until, daysLeft, ended } = data
  if (plan === 'free')
    return ended ? (
      <p>
        {t.ended(names[ended.plan], day(ended.at))}
        <span>{t.resumesStay}</span>
      </p>
    ) : (
      <p>{t.free}</p>
    )
  return (
    <p>
      {t.youAre}
      <b>{t.member(names[plan])}</b>
      {until === null || daysLeft === null ? (
        t.life
      ) : (
        <>
          {t.until(day(until), daysLeft)}
          <span>{t.adds}</span>
        </>
      )}
    </p>
  )
}

const panels = ['redeem', 'orders'] as const
type Panel = (typeof panels)[number]

/** One of the two, or none. An address with #orders opens it, which receipts and emails link to. */
const usePanel = () => {
  const [open, setOpen] = useState<Panel>()
  useEffect(() => {
    const named = panels.find((panel) => location.hash === `#${panel}`)
    if (named) setOpen(named)
  }, [])
  return { open, toggle: (panel: Panel) => setOpen(open === panel ? undefined : panel) }
}

const Bar = ({ children }: { children: ReactNode }) => {
  const t = useWords(words)
  return (
    <section className={classes.standing} aria-label={t.label}>
      {children}
    </section>
  )
}

/** The current plan and its end; codes and orders are in collapsed sections below. */
export const Standing = ({ onPay }: { onPay(order: string): void }) => {
  const t = useWords(words)
  const isVisitor = useIsVisitor()
  const { open, toggle } = usePanel()
  if (isVisitor)
    return (
      <Bar>
        <div className={classes.line}>
          <p>{t.visitor}</p>
          <AppLink to={signInFor('')}>{t.signIn}</AppLink>
        </div>
      </Bar>
    )
  return (
    <Bar>
      <div className={classes.line}>
        <Mine />
        <div>
          {panels.map((panel) => (
            <button
              key={panel}
              type="button"
              aria-expanded={open === panel}
              aria-controls={`my-${panel}`}
              onClick={() => toggle(panel)}
            >
              {t[panel]}
              <Icon name="chevronRight" size={14} />
            </button>
          ))}
        </div>
      </div>
      {panels.map((panel) => (
        <div key={panel} id={`my-${panel}`} className={classes.panel} hidden={open !== panel}>
          {open === panel && (
            <Suspense>{panel === 'redeem' ? <Redeem /> : <MyOrders onPay={onPay} />}</Suspense>
          )}
        </div>
      ))}
    </Bar>
  )
}
