import { type UnconfirmedFact, unconfirmedFacts } from '#packages/ai/change/guard.ts'
import { hunksOf } from '#packages/ai/change/hunks.ts'
import { normalised } from '#packages/ai/change/plain-rich.ts'
import { type Place, samePlace, type TextAt } from '#packages/ai/places.ts'
import type { Dimension, Step } from '#packages/ai/steps.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Decidable, HunkFact } from './decisions.ts'
import { rebased } from './rebase.ts'
import { textAt } from './text-at.ts'

/** A text that an engine suggests to change. */
export interface Suggested {
  place: Place
  /** The text when the run was started. */
  before: string
  after: string
  why: string
  /** The dimension of the diagnosis that it would improve. */
  dimension?: Dimension | undefined
}

export interface ShownFact extends HunkFact {
  unconfirmed: UnconfirmedFact
}

/** A suggestion compared with the current document. */
export interface Proposal extends Decidable {
  /** Changes when the texts change, because decisions about other texts are no longer valid. */
  key: string
  place: Place
  after: string
  why: string
  dimension: Dimension | undefined
  facts: readonly ShownFact[]
  /** Whether the text has changed since the run was started. */
  isChanged: boolean
  /** Whether the user has edited the text since. */
  isRebased: boolean
  dropped: number
}

/** The steps that are edits, with the texts that they change. */
export const suggestedBy = (steps: readonly Step[], texts: readonly TextAt[]): Suggested[] =>
  steps.flatMap((step) => {
    if (step.step !== 'change' && step.step !== 'advice') return []
    const asked = texts.find(({ place }) => samePlace(place, step.place))
    if (!asked) return []
    const after = normalised(step.text, asked.text)
    if (asked.text === after) return []
    const dimension = step.step === 'advice' ? step.dimension : undefined
    return [{ place: step.place, before: asked.text, after, why: step.why, dimension }]
  })

/** Undefined if its place no longer exists. `texts` are all texts of the document, which may have the same facts. */
export const proposalOf = (
  document: Document,
  texts: readonly TextAt[],
  suggested: Suggested,
): Proposal | undefined => {
  const { place, why } = suggested
  const now = textAt(document, place)
  if (now === undefined) return undefined
  const { after, isMoved, dropped } = rebased(suggested.before, suggested.after, now)
  const known = texts.filter((text) => !samePlace(text.place, place)).map(({ text }) => text)
  const facts = unconfirmedFacts(now, after, known).map((unconfirmed, at) => ({
    id: `${unconfirmed.hunk}-${at}`,
    hunk: unconfirmed.hunk,
    unconfirmed,
  }))
  return {
    key: [place.section, place.item, place.field, now, after].join('|'),
    place,
    before: now,
    after,
    why,
    dimension: suggested.dimension,
    hunks: hunksOf(now, after),
    facts,
    isChanged: now !== suggested.before,
    isRebased: isMoved,
    dropped,
  }
}
