import { safeParse } from 'zod/v4/core'
import type { EngineOutput, LiveText } from '#packages/ai/engine.ts'
import { type DraftPlace, type Place, samePlace } from '#packages/ai/places.ts'
import { type LiveAt, liveAt, type Step, step } from '#packages/ai/steps.ts'
import type { Task, TaskName } from '#packages/ai/tasks.ts'

/** The steps that each task may be answered with, for every engine and any input. */
const ANSWERS: Record<TaskName, readonly Step['step'][]> = {
  draft: ['draft', 'note'],
  improve: ['change', 'note'],
  write: ['change', 'note'],
  diagnose: ['score', 'advice', 'note'],
  tailor: ['keyword', 'change', 'note'],
  translate: ['change', 'note'],
  interview: ['question', 'note'],
}

/** The places that may be written to. */
const placesOf = (task: Task): readonly Place[] => {
  if (task.task === 'draft') return []
  if (task.task === 'write') return [task.target.place]
  return task.texts.map(({ place }) => place)
}

const isDraftPlace = (at: LiveAt): at is DraftPlace => 'kind' in at

const MAX_STEPS = 2000
const MAX_LIVE = 1_000_000

/**
 * Lets through what answers this task, in its shape and for its own texts, and no more of it than any resume needs;
 * undefined for all else.
 */
export const fittingFor = (task: Task) => {
  const places = placesOf(task)
  let steps = 0
  let live = 0
  const isAsked = (at: LiveAt): boolean =>
    isDraftPlace(at)
      ? task.task === 'draft' && task.kinds.includes(at.kind)
      : places.some((place) => samePlace(place, at))

  const fittingStep = (given: unknown): Step | undefined => {
    const { data } = safeParse(step, given)
    if (!data || !ANSWERS[task.task].includes(data.step)) return undefined
    if (data.step === 'draft' && !isAsked(data.at)) return undefined
    if ((data.step === 'change' || data.step === 'advice') && !isAsked(data.place)) return undefined
    steps += 1
    return steps <= MAX_STEPS ? data : undefined
  }
  const fittingLive = ({ at, text }: LiveText): LiveText | undefined => {
    live += text.length
    return text !== '' && live <= MAX_LIVE && safeParse(liveAt, at).success && isAsked(at)
      ? { at, text }
      : undefined
  }
  return (output: EngineOutput): EngineOutput | undefined => {
    if ('live' in output) {
      const fitting = fittingLive(output.live)
      return fitting && { live: fitting }
    }
    const fitting = fittingStep(output.step)
    return fitting && { step: fitting }
  }
}
