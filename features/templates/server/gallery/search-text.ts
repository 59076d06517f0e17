import { pinyin } from 'pinyin-pro'
import { foldText, searchWords } from '#packages/document/search.ts'
import { themes } from '#packages/document/themes.ts'
import { type Facet, facets } from '#packages/templates/facets.ts'
import type { TemplateMeta } from '../../contract.ts'

/** What a template is found by, made ready: any piece of `text`, or the beginning of a word in `latin`. */
export interface SearchText {
  text: string
  latin: string
}

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

const labelsOf = (meta: TemplateMeta): string[] => {
  const chosen: Record<Facet, readonly string[]> = {
    style: [meta.style],
    purpose: meta.purpose,
    industry: meta.industry,
    job: meta.job,
    columns: [meta.columns],
  }
  const labels = Object.entries(chosen).flatMap(([facet, values]) =>
    values.map((value) => (facets[facet as Facet] as Record<string, { zh: string; en: string }>)[value]),
  )
  return [...labels, themes[meta.color]].flatMap((label) => (label ? [label.zh, label.en] : []))
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

export const searchTextOf = (meta: TemplateMeta, document: string): SearchText => {
  const named = [meta.name, ...labelsOf(meta), ...postsOf(document)]
  return { text: foldText([...named, meta.intro ?? ''].join('\n')), latin: latinOf(named) }
}

/** A function that tells whether a template has all words of the query. */
export const matcherOf = (query: string | undefined): ((found: SearchText) => boolean) => {
  const words = searchWords(query ?? '')
  return ({ text, latin }) => words.every((word) => text.includes(word) || latin.includes(` ${word}`))
}
