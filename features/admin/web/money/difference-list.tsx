import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DifferenceTable } from '../difference-table.tsx'
import { type Difference, differences } from './leaves.ts'
import { type MoneyWord, moneyWords } from './money-words.ts'

const words = defineWords({
  zh: { what: '设置', unlimited: '不限', yes: '是', no: '否', nothing: '无', comma: '、' },
  en: { what: 'Setting', unlimited: 'unlimited', yes: 'yes', no: 'no', nothing: 'none', comma: ', ' },
})

/** A readable value of a setting. */
const useShown = () => {
  const t = useWords(words)
  const names = useWords(moneyWords)
  const shown = (value: unknown, isMoney: boolean): string => {
    if (value === null || value === undefined) return t.unlimited
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number') return isMoney ? `¥${value / 100}` : String(value)
    if (Array.isArray(value))
      return value.length === 0 ? t.nothing : value.map((one) => shown(one, isMoney)).join(t.comma)
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, one]) => `${names[name as MoneyWord] ?? name} ${shown(one, false)}`)
        .join(' ')
    return names[value as MoneyWord] ?? String(value)
  }
  return ({ path }: Difference, value: unknown) =>
    shown(
      value,
      path.some((name) => String(name).endsWith('Fen')),
    )
}

interface DifferenceListProps {
  before: unknown
  after: unknown
  /** Labels of the two states. */
  heads: readonly [string, string]
}

/** The differences of two states of the settings. */
export const DifferenceList = ({ before, after, heads }: DifferenceListProps) => {
  const t = useWords(words)
  const names = useWords(moneyWords)
  const shown = useShown()
  return (
    <DifferenceTable
      heads={[t.what, ...heads]}
      rows={differences(before, after).map((one) => ({
        key: one.path.join('.'),
        name: one.path.map((name) => names[name as MoneyWord] ?? name).join(' · '),
        before: shown(one, one.before),
        after: shown(one, one.after),
      }))}
    />
  )
}
