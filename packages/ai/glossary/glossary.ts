import type { Language } from '#packages/sections/language.ts'
import certificates from './certificates.json' with { type: 'json' }
import jobTitles from './job-titles.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import levels from './levels.json' with { type: 'json' }
import { keyOf, type Lookup, lookupOf } from './lookup.ts'
import majors from './majors.json' with { type: 'json' }
import phrases from './phrases.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import sections from './sections.json' with { type: 'json' }
import skills from './skills.json' with { type: 'json' }

/** Rows of words for one thing: the first Chinese and the first other one are each other's translation. */
export const tables = {
  sections,
  labels,
  levels,
  majors,
  jobTitles,
  skills,
  certificates,
  places,
  phrases,
} as const satisfies Record<string, readonly string[][]>

export type TableName = keyof typeof tables

const lookups: Record<Language, Record<TableName, Lookup>> = {
  zh: mapped('zh'),
  en: mapped('en'),
}

function mapped(to: Language): Record<TableName, Lookup> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, lookupOf(rows, to)]),
  ) as Record<TableName, Lookup>
}

/** A whole word or phrase in the other language, from the first table that has it. */
export const lookUp = (
  text: string,
  to: Language,
  from: readonly TableName[],
  more?: Lookup,
): string | undefined => {
  const key = keyOf(text)
  for (const name of from) {
    const found = lookups[to][name].get(key)
    if (found !== undefined) return found
  }
  return more?.get(key)
}
