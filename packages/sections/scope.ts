import type { Item, Section } from '#packages/document/schema.ts'
import type { Labelled, Period, Rich, Value } from '#packages/document/values.ts'
import { type IconName, isIcon } from '#packages/parts/icons.ts'
import type { Fact, Kind } from './define.ts'
import type { Language } from './language.ts'

/** What a part can see: the section, the entry it is drawn for, and the fact or group around it. */
export interface Scope {
  kind: Kind
  section: Section
  language: Language
  item: Item | undefined
  fact?: Fact
  group?: string
  index: number
  /** The entries that `items` runs over; a group narrows them. */
  items: readonly Item[]
}

/** A field that is hidden reads as empty. */
export const shownValue = (scope: Scope, field: string): Value | undefined => {
  if (scope.section.props[field]?.visible === false) return undefined
  return scope.item?.data[field]
}

export const lineOf = (scope: Scope, field: string): string => {
  const value = shownValue(scope, field)
  return typeof value === 'string' ? value.trim() : ''
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
  return value && !Array.isArray(value) ? value : ''
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
    const added = pairs.flatMap((pair): Fact[] =>
      pair.value.trim() === ''
        ? []
        : [
            {
              field: extra ?? '',
              label: pair.label,
              value: pair.value.trim(),
              ...(pair.icon !== undefined && isIcon(pair.icon)
                ? { icon: pair.icon }
                : { icon: 'verified' as const }),
            },
          ],
    )
    return [...named, ...added]
  }
