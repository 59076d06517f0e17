import { type TaskName, taskNames } from '#packages/ai/tasks.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Language } from '#packages/i18n/language.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { BUILT_IN, type Model } from '../../contract.ts'
import { isOpen, type KnownModel, type ModelDeps, readModels } from './model.ts'

const builtInWords = {
  zh: {
    name: '内置引擎',
    about: '不联网、不用密钥：按规则、词库和岗位资料写作，同样的要求给出同样的结果；不会自由翻译',
  },
  en: {
    name: 'Built-in engine',
    about:
      'Works offline without an API key. Writes from rules, glossaries and job data, so the same request always gives the same result. Can’t translate free text.',
  },
}

export const builtInName = (language: Language) => builtInWords[language].name

/** Whether an active plan includes AI. */
const hasAiInPlan = (caller: Caller | undefined): boolean =>
  caller?.limits.includes.includes('paidAi') === true

/** The price of one run for this caller; undefined where the model is not offered for the task. */
export const priceFor = (
  { prices, inPlans }: Pick<KnownModel, 'prices' | 'inPlans'>,
  task: TaskName,
  caller: Caller | undefined,
): number | undefined => {
  const price = prices[task]
  return price !== undefined && inPlans && hasAiInPlan(caller) ? 0 : price
}

const pricesFor = (model: KnownModel, caller: Caller | undefined): Model['prices'] =>
  Object.fromEntries(
    taskNames.flatMap((task) => {
      const price = priceFor(model, task, caller)
      return price === undefined ? [] : [[task, price]]
    }),
  )

const builtIn = (language: Language): Model => ({
  id: BUILT_IN,
  ...builtInWords[language],
  isBuiltIn: true,
  prices: Object.fromEntries(taskNames.map((task) => [task, 0])),
  inPlans: true,
  closed: null,
})

const canPay = ({ prices }: Model, balance: number) =>
  Object.values(prices).some((price) => price !== undefined && price <= balance)

/** As this caller may use them; first those that can be used at once, among them the operator's before the built-in one. */
export const listOffers = async (deps: ModelDeps, caller: Caller | undefined, language: Language) => {
  const balance = caller ? await balanceOf(deps.db, caller.userId) : null
  const models = (await readModels(deps)).filter(isOpen).map(
    (model): Model => ({
      id: model.id,
      name: model.name,
      about: model.about,
      isBuiltIn: false,
      prices: pricesFor(model, caller),
      inPlans: model.inPlans,
      closed: caller ? null : 'signed_out',
    }),
  )
  const isUsable = (model: Model) => model.closed === null && canPay(model, balance ?? 0)
  return {
    models: [...models.filter(isUsable), builtIn(language), ...models.filter((model) => !isUsable(model))],
    balance,
  }
}
