import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import { errorData } from '#packages/api/error-data.ts'
import { newId } from '#packages/api/new-id.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { listPlans } from '#packages/plans/contract.ts'
import { priceWords } from '#packages/plans/price-words.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { DialogFoot, DialogMessage } from '#packages/ui/dialog.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { type ProviderName, type Purchase, placeOrder } from '../../contract.ts'
import { planQuery, waysQuery } from '../order-queries.ts'
import { orderWords } from '../order-words.ts'
import { useFailure } from '../use-failure.ts'
import styles from './buy.module.css'
import type { Buys } from './buy-dialog.tsx'
import { Choices } from './choices.tsx'
import { PlanGain } from './plan-gain.tsx'
import { orderQuery } from './use-order.ts'

const words = defineWords({
  zh: {
    asking: '正在查看价格…',
    package: '买多少',
    way: '付款方式',
    price: '应付',
    pay: '去付款',
    cancel: '先不买',
    close: '关闭',
    noWay: '本站还没有接通付款，现在买不了。有兑换码的话，可以在会员页兑换。',
    notOffered: '现在买不了这一项。',
    hasLife: '你已是终身会员，不用再买。',
    changed: (price: string) => `价格刚刚变成 ${price}，没有下单。确认后再继续。`,
  },
  en: {
    asking: 'Loading the price…',
    package: 'Amount',
    way: 'Payment method',
    price: 'Total',
    pay: 'Continue to payment',
    cancel: 'Not now',
    close: 'Close',
    noWay: 'This site doesn’t accept payments yet. If you have a redeem code, use it on the membership page.',
    notOffered: 'This item isn’t available right now.',
    hasLife: 'You already have a lifetime membership.',
    changed: (price: string) =>
      `The price just changed to ${price}. Nothing has been ordered. Check it before you continue.`,
  },
})

type Wanted = Exclude<Buys, { what: 'order' }>

/** Everything that must be loaded before the choice. */
const useOffer = (wanted: Wanted) => {
  const prices = useQuery({ ...apiQuery(listPlans, {}, { quiet: true }), retry: 1, refetchOnMount: 'always' })
  const ways = useQuery(waysQuery)
  const mine = useQuery({ ...planQuery, enabled: wanted.what === 'plan' })
  const asked = [prices, ways, ...(wanted.what === 'plan' ? [mine] : [])]
  const failed = asked.find(({ error, data }) => error && !data)
  return {
    prices,
    ways: ways.data?.ways,
    mine: mine.data,
    failure: failed?.error,
    again: () => void Promise.all(asked.map(({ refetch }) => refetch())),
    isAsking: asked.some(({ data }) => !data),
  }
}

/** The same purchase with the same payment method is one order, however often the button is pressed. */
const useIds = () => {
  const ids = useRef(new Map<string, string>())
  return (wish: Purchase, provider: ProviderName): string => {
    const key = JSON.stringify([wish, provider])
    const id = ids.current.get(key) ?? newId(Date.now())
    ids.current.set(key, id)
    return id
  }
}

interface ChoosingProps {
  buys: Wanted
  onPlaced(id: string): void
  onClose(): void
}

/** The content of the order, its price and the payment methods, before it is placed. */
export const Choosing = ({ buys, onPlaced, onClose }: ChoosingProps) => {
  const t = useWords(words)
  const named = useWords(priceWords)
  const provided = useWords(orderWords)
  const failure = useFailure()
  const api = useApi()
  const queries = useQueryClient()
  const idFor = useIds()
  const { prices, ways = [], mine, failure: failed, again, isAsking } = useOffer(buys)
  const [packageFen, setPackage] = useState<number>()
  const [way, setWay] = useState<ProviderName>()
  const [phase, setPhase] = useState<{ busy: boolean; message?: string }>({ busy: false })

  if (failed) return <Failed error={failed} onAgain={again} />
  if (isAsking || !prices.data)
    return (
      <p className={styles.asking} role="status">
        {t.asking}
      </p>
    )
  const { plans, points } = prices.data
  const plan = buys.what === 'plan' ? plans.find(({ key }) => key === buys.plan) : undefined
  const pack = points.packages.find(({ priceFen }) => priceFen === packageFen) ?? points.packages[0]
  const priceFen = buys.what === 'plan' ? plan?.priceFen : pack?.priceFen
  const provider = ways.find((one) => one === way) ?? ways[0]
  const hasLife = buys.what === 'plan' && mine?.plan === 'lifetime'
  const refused = hasLife
    ? t.hasLife
    : priceFen === undefined
      ? t.notOffered
      : provider === undefined
        ? t.noWay
        : undefined
  if (refused !== undefined || priceFen === undefined || provider === undefined)
    return (
      <>
        <p className={styles.asking}>{refused}</p>
        <DialogFoot>
          <Button size="md" look="plain" onClick={onClose}>
            {t.close}
          </Button>
        </DialogFoot>
      </>
    )

  const place = async () => {
    setPhase({ busy: true })
    const wish: Purchase = buys.what === 'plan' ? buys : { what: 'points', packageFen: priceFen }
    const id = idFor(wish, provider)
    try {
      const placed = await api.attempt(placeOrder, { id, wish, provider, seenFen: priceFen })
      queries.setQueryData(orderQuery(id).queryKey, placed)
      onPlaced(id)
    } catch (error) {
      const now = error instanceof CallFailure && errorData(placeOrder, 'price_changed', error.body)
      const isStale = error instanceof CallFailure && error.body?.code === 'not_offered'
      if (now || isStale) await prices.refetch()
      setPhase({ busy: false, message: now ? t.changed(named.yuan(now.priceFen)) : failure(error) })
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!phase.busy) void place()
      }}
    >
      {plan && mine && <PlanGain plan={plan} mine={mine} />}
      {buys.what === 'points' && (
        <Choices
          name={t.package}
          value={priceFen}
          onChange={(value) => setPackage(value)}
          options={points.packages.map((one) => ({
            value: one.priceFen,
            label: named.points(one.points),
            note: named.yuan(one.priceFen),
          }))}
        />
      )}
      <Choices
        name={t.way}
        value={provider}
        onChange={(value) => setWay(value)}
        options={ways.map((value) => ({ value, label: provided[value] }))}
      />
      <p className={styles.price}>
        {t.price}
        <b>{named.yuan(priceFen)}</b>
      </p>
      <DialogMessage>{phase.message}</DialogMessage>
      <DialogFoot>
        <Button size="md" look="plain" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button size="md" type="submit" busy={phase.busy}>
          {t.pay}
        </Button>
      </DialogFoot>
    </form>
  )
}
