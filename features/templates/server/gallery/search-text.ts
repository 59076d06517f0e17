import { pinyin } from 'pinyin-pro'
import { migrate } from '#packages/document/migrate.ts'
import type { Document } from '#packages/document/schema.ts'
import { foldText } from '#packages/document/search.ts'
import { themes } from '#packages/document/themes.ts'
import '#packages/sections/document-kinds.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { documentCategories } from '#packages/templates/document-facets.ts'
import { type Facet, facets } from '#packages/templates/facets.ts'
import type { DocumentMeta, TemplateMeta } from '../../contract.ts'
import type { SearchText } from './search-match.ts'

const HAN_WORDS = /\p{Script=Han}+/gu

/** `v` stands for ü, as on every keyboard. */
const spelled = (word: string, pattern: 'first' | 'pinyin'): string =>
  pinyin(word, { pattern, toneType: 'none', type: 'array', v: true }).join('')

/** First letters and the whole spelling of each Chinese word, as people type when their input method is off. */
const latinOf = (words: readonly string[]): string => {
  const chinese = new Set(words.flatMap((word) => word.match(HAN_WORDS) ?? []))
  return [...chinese]
    .flatMap((word) => [` ${spelled(word, 'first')}`, ` ${spelled(word, 'pinyin')}`])
    .join('')
}

interface Label {
  zh: string
  en: string
}

const bothOf = (labels: readonly (Label | undefined)[]): string[] =>
  labels.flatMap((label) => (label ? [label.zh, label.en] : []))

const labelsOf = (meta: TemplateMeta): string[] => {
  const chosen: Record<Facet, readonly string[]> = {
    style: [meta.style],
    purpose: meta.purpose,
    industry: meta.industry,
    job: meta.job,
    columns: [meta.columns],
  }
  const labels = Object.entries(chosen).flatMap(([facet, values]) =>
    values.map((value) => (facets[facet as Facet] as Record<string, Label>)[value]),
  )
  return bothOf([...labels, themes[meta.color]])
}

const documentLabels = ({ category, style, color }: DocumentMeta): string[] => {
  const named = Object.values(documentCategories).map((names) => (names as Record<string, Label>)[category])
  return bothOf([...named, facets.style[style], themes[color]])
}

interface Stored {
  sections?: { items: { data?: Record<string, unknown> }[] }[]
}

const POSTS = ['intendedPositions', 'post']

/** The posts that the sample person has and applies for say who it is for better than a job's name. */
const postsOf = (document: string): string[] => {
  const { sections = [] } = JSON.parse(document) as Stored
  const values = sections.flatMap(({ items }) =>
    items.flatMap(({ data }) => POSTS.map((name) => data?.[name])),
  )
  return values.filter((value) => typeof value === 'string' && value !== '') as string[]
}

const linesIn = (stored: string): string[] => {
  const json = JSON.parse(stored) as Record<string, unknown>
  return visibleLines(migrate(json, json.schema as number) as unknown as Document)
}

/** Documents are also found by their content: a search for 押金 finds the contract that mentions it. */
const documentText = (meta: DocumentMeta, document: string): SearchText => {
  const named = [meta.name, ...meta.tags, ...documentLabels(meta)]
  const text = foldText([...named, meta.intro ?? '', ...linesIn(document)].join('\n'))
  return { text, latin: latinOf(named) }
}

export const searchTextOf = (meta: TemplateMeta | DocumentMeta, document: string): SearchText => {
  if ('category' in meta) return documentText(meta, document)
  const named = [meta.name, ...labelsOf(meta), ...postsOf(document)]
  return { text: foldText([...named, meta.intro ?? ''].join('\n')), latin: latinOf(named) }
}
