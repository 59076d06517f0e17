import type { Item, Section } from '#packages/document/schema.ts'
import { isPeriod, type Labelled, type Period, type Rich, type Value } from '#packages/document/values.ts'
import { type IconName, isIcon } from '#packages/layout/icons.ts'
import type { Fact, Kind } from './define.ts'
import type { Language } from './language.ts'
import type { Node } from './node.ts'

/** The data that a part can access: the section, its entry, and the fact or group around it. */
export interface Scope {
  kind: Kind
  section: Section
  language: Language
  item: Item | undefined
  fact?: Fact
  group?: string
  index: number
  /** The section's title, where its layout draws it itself. */
  title?: Node
  /** The entries that `items` runs over; a group narrows them. */
  items: readonly Item[]
}

/** A field that is hidden reads as empty. */
export const shownValue = (scope: Scope, field: string): Value | undefined => {
  if (scope.section.props[field]?.visible === false) return undefined
  return scope.item?.data[field]
}

/** The value of a fact, after its label if the user wrote that: the value alone may be unclear. */
export const labelledValue = ({ fact, language }: Scope): string => {
  if (!fact?.named || fact.label.trim() === '') return fact?.value ?? ''
  return fact.label + (language === 'zh' ? '：' : ': ') + fact.value
}

export const lineOf = (scope: Scope, field: string): string => {
  const value = shownValue(scope, field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The address that a reader means: people write `name.example.com` as well as `https://name.example.com/`. */
export const webAddress = (text: string): string => {
  if (/^https?:\/\/\S+$/i.test(text)) return text
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : ''
}

/** The web address that a field holds, or the first among its pairs. */
export const addressOf = (scope: Scope, field: string): string => {
  const value = shownValue(scope, field)
  if (typeof value === 'string') return webAddress(value.trim())
  if (!Array.isArray(value)) return ''
  const addresses = value.map((one) => ('value' in one ? webAddress(one.value.trim()) : ''))
  return addresses.find((address) => address !== '') ?? ''
}

/** Whether a field shows anything. */
export const isFilled = (scope: Scope, field: string): boolean => {
  const value = shownValue(scope, field)
  if (typeof value === 'string') return value.trim() !== ''
  if (!Array.isArray(value)) return value !== undefined
  return value.some((one) => 'value' in one && one.value.trim() !== '') || richOf(scope, field).length > 0
}

const isRich = (value: Value | undefined): value is Rich =>
  Array.isArray(value) && value.every((entry) => 'spans' in entry)

/** Without blocks that say nothing. */
export const richOf = (scope: Scope, field: string): Rich => {
  const value = shownValue(scope, field)
  if (!isRich(value)) return []
  return value.filter((block) => block.spans.some((span) => span.text.trim() !== ''))
}

export const periodOf = (scope: Scope, field: string): Period | string => {
  const value = shownValue(scope, field)
  if (typeof value === 'string') return value.trim()
  return isPeriod(value) ? value : ''
}

export const levelOf = (scope: Scope, field: string): number => {
  const level = Number(lineOf(scope, field))
  return Number.isFinite(level) ? Math.max(0, Math.min(5, Math.round(level))) : 0
}

export const labelOf = (scope: Pick<Scope, 'kind' | 'section' | 'language'>, field: string): string =>
  scope.section.props[field]?.label ?? scope.kind.fields[field]?.[scope.language] ?? field

export const iconOf = (scope: Pick<Scope, 'kind' | 'section'>, field: string): IconName | undefined => {
  const chosen = scope.section.props[field]?.icon
  if (chosen === '') return undefined
  return chosen !== undefined && isIcon(chosen) ? chosen : scope.kind.fields[field]?.icon
}

export const factsOf = (scope: Scope): Fact[] => {
  if (!scope.kind.facts || !scope.item) return []
  const data = Object.fromEntries(
    Object.keys(scope.item.data).flatMap((field) => {
      const value = shownValue(scope, field)
      return value === undefined ? [] : [[field, value]]
    }),
  )
  return scope.kind.facts({
    data,
    language: scope.language,
    labelOf: (field) => labelOf(scope, field),
    iconOf: (field) => iconOf(scope, field),
  })
}

/** The pairs that the person named, also those without a value: a form is filled in by hand. */
export const formFacts =
  (field: string): NonNullable<Kind['facts']> =>
  ({ data }) =>
    ((data[field] ?? []) as Labelled[]).flatMap(({ label, value }, pair): Fact[] =>
      label.trim() === '' && value.trim() === ''
        ? []
        : [{ field, label: label.trim(), value: value.trim(), pair }],
    )

/** Facts from named fields in order, then the pairs that the person added. */
export const listFacts =
  (fields: readonly string[], extra?: string): NonNullable<Kind['facts']> =>
  ({ data, labelOf: label, iconOf: icon }) => {
    const named = fields.flatMap((field): Fact[] => {
      const value = data[field]
      if (typeof value !== 'string' || value.trim() === '') return []
      const sign = icon(field)
      return [{ field, label: label(field), value: value.trim(), ...(sign ? { icon: sign } : {}) }]
    })
    const pairs = extra === undefined ? [] : ((data[extra] ?? []) as Labelled[])
    const added = pairs.flatMap((pair, at): Fact[] => {
      const value = pair.value.trim()
      if (value === '') return []
      const common = { field: extra ?? '', label: pair.label, value, pair: at }
      const chosen = pair.icon !== undefined && isIcon(pair.icon) ? pair.icon : undefined
      // An address speaks for itself.
      return webAddress(value) === ''
        ? [{ ...common, icon: chosen ?? 'verified', named: true }]
        : [{ ...common, icon: chosen ?? 'globe' }]
    })
    return [...named, ...added]
  }
