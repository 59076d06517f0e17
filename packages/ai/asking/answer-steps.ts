import { type Dimension, dimensions, type LiveAt, type Step } from '../steps.ts'
import type { Task } from '../tasks.ts'
import { draftPlaces } from './draft-steps.ts'
import type { Fields } from './object-scanner.ts'
import { textsByRef } from './refs.ts'

/** What an object of the answer comes to: a step, something that needs none, or nothing that was asked for. */
export type Understood = Step | 'nothing new' | undefined

interface AnswerSteps {
  /** Where the `text` of an open object will stand. */
  liveAt(fields: Fields): LiveAt | undefined
  understood(fields: Fields): Understood
}

const MOST_NOTES = 3

const cut = (text: string | undefined, most: number): string => (text ?? '').trim().slice(0, most)
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
      const said = cut(fields.quote, 200)
      // Only the person's very words are shown as theirs.
      const quote = known?.text.includes(said) ? said : ''
      const hint = cut(fields.hint, 600)
      return { step: 'question', ...(known ? { place: known.place } : {}), quote, question, hint }
    },
  }
}

const stepsOf = (task: Task): AnswerSteps =>
  task.task === 'draft' ? drafting(task) : task.task === 'interview' ? asking(task) : changing(task)

/** What objects mean for this task, and nothing else: whatever a resume makes a model say, no other step comes of it. */
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
      return notes > MOST_NOTES ? 'nothing new' : { step: 'note', text }
    },
  }
}
