import type { Language } from '#packages/i18n/language.ts'
import { facets } from '#packages/templates/facets.ts'
import type { TemplateMeta } from '../meta.ts'

type Names = Record<string, Record<Language, string>>

const named = (names: Names, keys: readonly string[], language: Language) =>
  keys.flatMap((key) => names[key]?.[language] ?? [])

/** A short description of a template: its columns, the first purpose, and the first job or industry. */
export const facetLine = (meta: TemplateMeta, language: Language, any: string): string[] => {
  const [purpose] = named(facets.purpose, meta.purpose, language)
  const [reader = any] = [
    ...named(facets.job, meta.job, language),
    ...named(facets.industry, meta.industry, language),
  ]
  return [facets.columns[meta.columns][language], ...(purpose ? [purpose] : []), reader]
}

export const namesOf = (
  facet: 'purpose' | 'industry' | 'job',
  keys: readonly string[],
  language: Language,
): string[] => named(facets[facet], keys, language)
