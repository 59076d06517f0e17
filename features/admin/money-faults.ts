import { type MoneySettings, paidPlans, pointsFor } from '#packages/settings/settings.ts'

export interface MoneyFault {
  path: readonly (string | number)[]
  zh: string
  en: string
}

const repeated = (numbers: readonly number[]) =>
  numbers.flatMap((one, at) => (numbers.indexOf(one) < at ? [at] : []))

const planFaults = ({ plans }: MoneySettings): MoneyFault[] => [
  ...(plans.free.priceFen === 0
    ? []
    : [{ path: ['plans', 'free', 'priceFen'], zh: '免费方案的价格是 0', en: 'The free plan must cost 0' }]),
  ...(plans.free.isOffered
    ? []
    : [
        {
          path: ['plans', 'free', 'isOffered'],
          zh: '免费方案总是开放',
          en: 'The free plan is always available',
        },
      ]),
  ...paidPlans.flatMap((plan): MoneyFault[] => {
    const { days, priceFen, isOffered } = plans[plan]
    const path = (field: string) => ['plans', plan, field]
    return [
      ...(isOffered && priceFen === 0
        ? [
            {
              path: path('priceFen'),
              zh: '开放购买的方案要有价格',
              en: 'Plans on sale need a price',
            },
          ]
        : []),
      ...(plan === 'lifetime' && days !== null
        ? [{ path: path('days'), zh: '终身方案不设天数', en: 'A lifetime plan has no number of days' }]
        : []),
      ...(plan !== 'lifetime' && days === null
        ? [{ path: path('days'), zh: '请填写天数', en: 'Enter the number of days' }]
        : []),
    ]
  }),
]

/** Combinations of prices that are invalid although each field is valid. The form and the server use the same check. */
export const moneyFaults = (money: MoneySettings): MoneyFault[] => {
  const { plans, recommended, points } = money
  const packages = ['points', 'packagesFen']
  return [
    ...planFaults(money),
    ...(recommended !== null && !plans[recommended].isOffered
      ? [{ path: ['recommended'], zh: '推荐的方案没有开放购买', en: 'The recommended plan isn’t on sale' }]
      : []),
    ...points.packagesFen.flatMap((fen, at) =>
      pointsFor(fen, points.perYuan) < 1
        ? [
            {
              path: [...packages, at],
              zh: '这一档换不到 1 个积分',
              en: 'This package gives less than 1 point',
            },
          ]
        : [],
    ),
    ...repeated(points.packagesFen).map((at) => ({
      path: [...packages, at],
      zh: '和前面的一档重复',
      en: 'Same as a package above',
    })),
    ...repeated(points.checkIn.runs.map(({ days }) => days)).map((at) => ({
      path: ['points', 'checkIn', 'runs', at, 'days'],
      zh: '和前面的天数重复',
      en: 'Same number of days as above',
    })),
  ]
}
