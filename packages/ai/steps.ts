import * as z from 'zod/mini'
import { draftPlace, place, text } from './places.ts'

/**
 * The parts of an engine's answer. Only a step that this schema accepts can reach a document, and only after the user
 * agreed. Text that is still streaming is shown and never stored.
 */

const short = (max: number) => z.string().check(z.maxLength(max))

/** The dimensions of a diagnosis. */
export const dimensions = ['complete', 'evidence', 'wording', 'match', 'clarity', 'ats'] as const
export type Dimension = (typeof dimensions)[number]
const dimension = z.enum(dimensions)

/** Evidence for a score: the place, the quote, and the judgment. */
export const evidence = z.strictObject({
  place: z.optional(place),
  quote: short(200),
  note: short(200),
  good: z.boolean(),
})
export type Evidence = z.infer<typeof evidence>

/** A field of a draft. A period is `2021-03/2024-06` or `2021-03/now`. */
export const draftStep = z.strictObject({ step: z.literal('draft'), at: draftPlace, text })
/** A text as it should stand instead. */
export const changeStep = z.strictObject({ step: z.literal('change'), place, text, why: short(300) })
export const scoreStep = z.strictObject({
  step: z.literal('score'),
  dimension,
  score: z.int().check(z.minimum(0), z.maximum(100)),
  evidence: z.array(evidence).check(z.maxLength(40)),
})
/** A suggestion that is an edit. */
export const adviceStep = z.strictObject({
  step: z.literal('advice'),
  dimension,
  place,
  text,
  why: short(300),
})
/** A word that a job description asks for, and where the document has it. */
export const keywordStep = z.strictObject({
  step: z.literal('keyword'),
  word: short(60),
  /** 3: must have, 2: asked for, 1: nice to have. */
  weight: z.int().check(z.minimum(1), z.maximum(3)),
  places: z.array(place).check(z.maxLength(20)),
})
export const questionStep = z.strictObject({
  step: z.literal('question'),
  place: z.optional(place),
  /** The words that it asks about. */
  quote: short(200),
  question: short(400),
  hint: short(600),
})
/** A note for the user about something that the engine did not do, such as a partial translation. */
export const noteStep = z.strictObject({ step: z.literal('note'), text: short(400) })

export const step = z.discriminatedUnion('step', [
  draftStep,
  changeStep,
  scoreStep,
  adviceStep,
  keywordStep,
  questionStep,
  noteStep,
])
export type Step = z.infer<typeof step>
export type StepOf<N extends Step['step']> = Extract<Step, { step: N }>

/** Where text is coming in just now. */
export const liveAt = z.union([place, draftPlace])
export type LiveAt = z.infer<typeof liveAt>
