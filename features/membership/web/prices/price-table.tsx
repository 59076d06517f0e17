import type { ReactNode } from 'react'
import type { PlanKey } from '#packages/api/route.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Benefit, Plan } from '#packages/plans/contract.ts'
import { type BenefitKey, type PlanRow, planRows } from '#packages/plans/contract.ts'
import { priceWords } from '#packages/plans/price-words.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { PaidModels } from './paid-models.tsx'
import classes from './price-table.module.css'

const words = defineWords({
  zh: { caption: '各方案逐项对照', what: '权益', price: '价格', lasts: '期限', forever: '不设期限' },
  en: {
    caption: 'Compare plans',
    what: 'Benefits',
    price: 'Price',
    lasts: 'Duration',
    forever: 'Never expires',
  },
})

const MB = 1024 * 1024

const BenefitCell = ({ benefit }: { benefit: Benefit }) => {
  const t = useWords(priceWords)
  const text = { free: t.benefitFree, included: t.benefitIncluded, points: t.benefitPoints }[benefit]
  return (
    <span className={classes.benefit} data-benefit={benefit}>
      {benefit !== 'points' && <Icon name="check" />}
      {text}
    </span>
  )
}

interface Row {
  name: string
  says(plan: Plan): ReactNode
}

/** Every row: its name, and its value for a plan. */
const useRows = (): Record<PlanRow, Row> => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const limited = (limit: number | null) => (limit === null ? names.unlimited : String(limit))
  const room = (bytes: number | null) =>
    bytes === null ? names.unlimited : names.megabytes(Math.round(bytes / MB))
  const benefit = (key: BenefitKey): Row => ({
    name: names[key],
    says: ({ benefits }) => <BenefitCell benefit={benefits[key]} />,
  })
  return {
    priceFen: { name: t.price, says: ({ priceFen }) => names.yuan(priceFen) },
    days: { name: t.lasts, says: ({ days }) => (days === null ? t.forever : names.days(days)) },
    documents: { name: names.documents, says: ({ documents }) => limited(documents) },
    documentBytes: { name: names.documentBytes, says: ({ documentBytes }) => room(documentBytes) },
    fileBytes: { name: names.fileBytes, says: ({ fileBytes }) => room(fileBytes) },
    resumeFiles: benefit('resumeFiles'),
    builtInAi: benefit('builtInAi'),
    paidAi: benefit('paidAi'),
    templateFiles: benefit('templateFiles'),
  }
}

/** Rows that a card in the head already shows. */
const IN_THE_HEAD: readonly PlanRow[] = ['priceFen', 'days']

interface PriceTableProps {
  plans: readonly Plan[]
  recommended: PlanKey | null
  /** A card of the plan instead of its name: the price, and a button to buy it. */
  head?(plan: Plan): ReactNode
}

/** Plans row by row. On a phone, each row’s name is above its values, so nothing scrolls sideways. */
export const PriceTable = ({ plans, recommended, head }: PriceTableProps) => {
  const t = useWords(words)
  const names = useWords(priceWords)
  const rows = useRows()
  const shown = planRows.filter((key) => !(head && IN_THE_HEAD.includes(key)))
  const marked = (key: PlanKey) => (key === recommended ? { 'data-recommended': '' } : {})
  return (
    <table className={classes.table} data-cards={head ? '' : undefined}>
      <caption>{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          {plans.map((plan) => (
            <th key={plan.key} scope="col" abbr={names[plan.key]} {...marked(plan.key)}>
              {head ? head(plan) : names[plan.key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {head && (
          // If the cards are stacked, the columns need their names again.
          <tr className={classes.names}>
            <td />
            {plans.map(({ key }) => (
              <td key={key} {...marked(key)}>
                {names[key]}
              </td>
            ))}
          </tr>
        )}
        {shown.map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row">
              {rows[row].name}
              {row === 'paidAi' && <PaidModels />}
            </th>
            {plans.map((plan) => (
              <td key={plan.key} {...marked(plan.key)}>
                {rows[row].says(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
