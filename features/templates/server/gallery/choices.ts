import { themes } from '#packages/document/themes.ts'
import { facets } from '#packages/templates/facets.ts'
import type { TemplateMeta } from '../../contract.ts'

export const choiceNames = ['style', 'purpose', 'industry', 'job', 'columns', 'color'] as const
export type ChoiceName = (typeof choiceNames)[number]

const valuesOf = (name: ChoiceName): string[] => Object.keys(name === 'color' ? themes : facets[name])

/** Every value that can be chosen: which of the names it belongs to, and its bit among their values. */
export const choices = choiceNames.flatMap((name, at) =>
  valuesOf(name).map((value, bit) => ({ name, at, value, bit: 1 << bit })),
)

/** What a template is, in numbers: ten thousand of them are gone through at every look into the gallery. */
export interface Traits {
  /** By name, the bits of its values. */
  masks: readonly number[]
  /** Its values' places in `choices`. */
  places: readonly number[]
}

export const traitsOf = (meta: TemplateMeta): Traits => {
  const has = (name: ChoiceName, value: string) => [meta[name]].flat().includes(value as never)
  const own = choices.flatMap(({ name, value }, place) => (has(name, value) ? [place] : []))
  const masks = choiceNames.map((name) =>
    own.reduce((mask, place) => (choices[place]?.name === name ? mask | choices[place].bit : mask), 0),
  )
  return { masks, places: own }
}
