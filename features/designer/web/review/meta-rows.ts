import type { DraftMeta } from '#features/templates/contract.ts'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { type Facet, facets } from '#packages/templates/facets.ts'
import { colorName } from '../template-meta.ts'

const words = defineWords({
  zh: {
    name: '名称',
    intro: '简介',
    style: '风格',
    purpose: '用途',
    industry: '行业',
    job: '岗位',
    columns: '栏数',
    color: '主色',
    any: '不限',
    none: '没有写',
    comma: '、',
  },
  en: {
    name: 'Name',
    intro: 'Description',
    style: 'Style',
    purpose: 'Purpose',
    industry: 'Industry',
    job: 'Job',
    columns: 'Columns',
    color: 'Main color',
    any: 'Any',
    none: 'None',
    comma: ', ',
  },
})

const ROWS = [
  'name',
  'intro',
  'style',
  'purpose',
  'industry',
  'job',
  'columns',
  'color',
] as const satisfies (keyof DraftMeta)[]

type Row = (typeof ROWS)[number]

const textOf = (meta: DraftMeta, row: Row, language: Language): string => {
  const t = words[language]
  if (row === 'name' || row === 'intro') return meta[row] ?? t.none
  if (row === 'color') return colorName(meta.color, language) || t.none
  const names = facets[row satisfies Facet] as Record<string, Record<Language, string>>
  const chosen = [meta[row] ?? []].flat().map((key) => names[key]?.[language] ?? key)
  return chosen.length > 0 ? chosen.join(t.comma) : row === 'style' || row === 'columns' ? t.none : t.any
}

export interface MetaRow {
  row: Row
  name: string
  text: string
  /** The value in the version before, if it was different. */
  was?: string
}

/** The metadata of a template as text, with the values of the version before. */
export const metaRows = (meta: DraftMeta, former: DraftMeta | undefined, language: Language): MetaRow[] =>
  ROWS.map((row) => {
    const text = textOf(meta, row, language)
    const was = former && textOf(former, row, language)
    return { row, name: words[language][row], text, ...(was === undefined || was === text ? {} : { was }) }
  })
