import { type Dimension, dimensions, type LiveAt, type Step } from '../steps.ts'
import type { Task } from '../tasks.ts'
import { draftPlaces } from './draft-steps.ts'
import type { Fields } from './object-scanner.ts'
import { textsByRef } from './refs.ts'

/**
 * The meaning of an object in the answer: a step, an object that needs no step, or undefined if it was not asked for.
 */
export type Understood = Step | 'nothing new' | undefined

interface AnswerSteps {
  /** The place that the `text` of an unfinished object belongs to. */
  liveAt(fields: Fields): LiveAt | undefined
  understood(fields: Fields): Understood
}

const MAX_NOTES = 3

const cut = (text: string | undefined, max: number): string => (text ?? '').trim().slice(0, max)
const refOf = ({ ref, at, id }: Fields): string => (ref ?? at ?? id ?? '').trim()

const drafting = (task: Extract<Task, { task: 'draft' }>): AnswerSteps => {
  const places = draftPlaces(task)
  return {
    liveAt: (fields) => places.placeOf(refOf(fields)),
    understood: (fields) => {
      const { text = '' } = fields
      if (text.trim() === '') return undefined
      const at = places.take(refOf(fields), text)
      return at && { step: 'draft', at, text }
    },
  }
}

const dimensionOf = (text: string | undefined): Dimension =>
  dimensions.find((one) => one === text?.trim()) ?? 'wording'

const changing = (task: Exclude<Task, { task: 'draft' | 'interview' }>): AnswerSteps => {
  const texts = textsByRef(task)
  return {
    liveAt: (fields) => texts.get(refOf(fields))?.place,
    understood: (fields) => {
      const known = texts.get(refOf(fields))
      const { text = '' } = fields
      if (!known || text.trim() === '') return undefined
      if (text === known.text) return 'nothing new'
      const { place } = known
      const why = cut(fields.why, 300)
      return task.task === 'diagnose'
        ? { step: 'advice', dimension: dimensionOf(fields.dimension), place, text, why }
        : { step: 'change', place, text, why }
    },
  }
}

const asking = (task: Extract<Task, { task: 'interview' }>): AnswerSteps => {
  const texts = textsByRef(task)
  return {
    liveAt: () => undefined,
    understood: (fields) => {
      const question = cut(fields.question, 400)
      if (question === '') return undefined
      const known = texts.get(refOf(fields))
      const quoted = cut(fields.quote, 200)
      // Only an exact quote of the resume may be shown as one.
      const quote = known?.text.includes(quoted) ? quoted : ''
      const hint = cut(fields.hint, 600)
      return { step: 'question', ...(known ? { place: known.place } : {}), quote, question, hint }
    },
  }
}

const stepsOf = (task: Task): AnswerSteps =>
  task.task === 'draft' ? drafting(task) : task.task === 'interview' ? asking(task) : changing(task)

/** Interprets objects for this task only, so that text in a resume cannot make a model produce other steps. */
export const answerSteps = (task: Task): AnswerSteps => {
  const { liveAt, understood } = stepsOf(task)
  let notes = 0
  return {
    liveAt,
    understood: (fields) => {
      const known = understood(fields)
      if (known !== undefined || refOf(fields) !== '') return known
      const text = cut(fields.note, 400)
      if (text === '') return undefined
      notes += 1
      return notes > MAX_NOTES ? 'nothing new' : { step: 'note', text }
    },
  }
}
