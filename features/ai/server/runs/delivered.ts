import { expectedFields } from '#packages/ai/asking/draft-request.ts'
import type { EngineOutput } from '#packages/ai/engine.ts'
import type { LiveAt, Step } from '#packages/ai/steps.ts'
import type { Task } from '#packages/ai/tasks.ts'

/** Length from which a text that is still arriving counts. */
const MIN_LIVE_LENGTH = 80

/** The largest and smallest numbers that `asking/requests.ts` asks for. */
const MAX_ADVICE = 12
const MIN_QUESTIONS = 8

/** How many answers a whole run of this task has. */
export const expectedAnswers = (task: Task): number => {
  switch (task.task) {
    case 'draft':
      return Math.max(1, expectedFields(task))
    case 'write':
      return 1
    case 'diagnose':
      return Math.min(MAX_ADVICE, task.texts.length)
    case 'interview':
      return MIN_QUESTIONS
    case 'improve':
    case 'tailor':
    case 'translate':
      return task.texts.length
  }
}

const keyOf = (at: LiveAt): string =>
  'kind' in at ? `${at.kind} ${at.entry} ${at.field}` : `${at.section} ${at.item} ${at.field}`

/** Identifies a step among the others; undefined for a step that is computed by rule or is only a remark. */
const answerKey = (step: Step): string | undefined => {
  switch (step.step) {
    case 'draft':
      return keyOf(step.at)
    case 'change':
    case 'advice':
      return keyOf(step.place)
    case 'question':
      return `question ${step.question}`
    case 'score':
    case 'keyword':
    case 'note':
      return undefined
  }
}

export interface Delivered {
  add(output: EngineOutput): void
  /** The delivered share of a whole answer, from 0 to 1. */
  share(): number
}

/** Counts the delivered part of a run, in case it is stopped before its end. */
export const countDelivered = (task: Task): Delivered => {
  const expected = expectedAnswers(task)
  const answered = new Set<string>()
  let open = { key: '', length: 0 }
  return {
    add: (output) => {
      if ('live' in output) {
        const key = keyOf(output.live.at)
        open = { key, length: output.live.text.length + (open.key === key ? open.length : 0) }
        return
      }
      const key = answerKey(output.step)
      if (key !== undefined) answered.add(key)
    },
    share: () => {
      const isHalfRead = open.length >= MIN_LIVE_LENGTH && !answered.has(open.key)
      return Math.min(1, (answered.size + (isHalfRead ? 0.5 : 0)) / expected)
    },
  }
}

/** Below this a part of a point is an error of the division, as in 100 × 0.07. */
const NO_POINTS = 1e-9

/** Whole points: none for nothing, at least one for anything, and never more than the price. */
export const chargeFor = (price: number, share: number): number =>
  share <= 0 || price <= 0 ? 0 : Math.min(price, Math.max(1, Math.ceil(price * share - NO_POINTS)))
