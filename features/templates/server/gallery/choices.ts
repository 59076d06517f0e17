import { themes } from '#packages/document/themes.ts'
import { categoryKeys } from '#packages/templates/document-facets.ts'
import { facets } from '#packages/templates/facets.ts'
import type { DocumentMeta, TemplateKind, TemplateMeta } from '../../contract.ts'

export const choiceNames = ['style', 'purpose', 'industry', 'job', 'columns', 'color'] as const
export type ChoiceName = (typeof choiceNames)[number]

const documentChoiceNames = ['category', 'style', 'color'] as const
export type AnyChoiceName = ChoiceName | 'category'

const valuesOf = (name: AnyChoiceName): readonly string[] => {
  if (name === 'category') return categoryKeys
  return Object.keys(name === 'color' ? themes : facets[name])
}

/** A value that can be chosen: which of the names it belongs to, and its bit among their values. */
interface Choice {
  name: AnyChoiceName
  at: number
  value: string
  bit: number
}

/** All that templates of a kind can be chosen by. */
export interface ChoiceTable {
  names: readonly AnyChoiceName[]
  choices: readonly Choice[]
}

const tableOf = (names: readonly AnyChoiceName[]): ChoiceTable => ({
  names,
  choices: names.flatMap((name, at) =>
    valuesOf(name).map((value, bit) => ({ name, at, value, bit: 1 << bit })),
  ),
})

const resumes = tableOf(choiceNames)
const documents = tableOf(documentChoiceNames)

export const choicesFor = (kind: TemplateKind): ChoiceTable => (kind === 'resume' ? resumes : documents)

/** The properties of a template as numbers, because every gallery request compares ten thousand of them. */
export interface Traits {
  /** By name, the bits of its values. */
  masks: readonly number[]
  /** Its values' places among the choices of its kind. */
  places: readonly number[]
  /** Free words; resumes have none. */
  tags: readonly string[]
}

export const traitsOf = (kind: TemplateKind, meta: TemplateMeta | DocumentMeta): Traits => {
  const { names, choices } = choicesFor(kind)
  const own: Partial<Record<string, unknown>> = meta
  const has = (name: AnyChoiceName, value: string) => [own[name]].flat().includes(value)
  const places = choices.flatMap(({ name, value }, place) => (has(name, value) ? [place] : []))
  const masks = names.map((name) =>
    places.reduce((mask, place) => (choices[place]?.name === name ? mask | choices[place].bit : mask), 0),
  )
  return { masks, places, tags: 'tags' in meta ? meta.tags : [] }
}
