import type { Labelled, Period, Rich, Value } from '#packages/document/values.ts'
import { plainText } from '#packages/document/values.ts'
import { formatDates } from '#packages/sections/dates.ts'
import type { Kind } from '#packages/sections/define.ts'
import type { Language } from '#packages/sections/language.ts'

type Data = Readonly<Record<string, Value>>

const textOf = (value: Value | undefined): string => {
  if (typeof value === 'string') return value.startsWith('data:') ? '' : value.trim()
  if (!Array.isArray(value)) return ''
  const [first] = value
  if (first && 'label' in first) return (value as Labelled[]).map(({ label }) => label).join('、')
  return (
    plainText(value as Rich)
      .trim()
      .split('\n')[0] ?? ''
  )
}

const NAMING = new Set(['line', 'rich', 'labelled'])

/** The title of an entry in the list: its first text. */
export const entryTitle = (kind: Kind, data: Data): string => {
  const lines = Object.entries(kind.fields)
    .filter(([, { type }]) => type === 'line')
    // On slides a number and its unit precede the name, but the name is the better title.
    .sort(([one], [other]) => Number(other === 'name') - Number(one === 'name'))
  const others = Object.entries(kind.fields).filter(([, { type }]) => type !== 'line' && NAMING.has(type))
  for (const [field] of [...lines, ...others]) {
    const text = textOf(data[field])
    if (text !== '') return text
  }
  return ''
}

/** The period field by which entries of a kind are sorted. */
export const timeField = (kind: Kind): string | undefined =>
  Object.entries(kind.fields).find(([, { type }]) => type === 'period' || type === 'date')?.[0]

export const entryDates = (kind: Kind, data: Data, language: Language): string => {
  const value = data[timeField(kind) ?? '']
  if (value === undefined || Array.isArray(value)) return ''
  return formatDates(value as Period | string, 'range', language).join(' ')
}
