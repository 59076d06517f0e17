import { safeParse } from 'zod/v4/core'
import { EngineFailure, type EngineOutput } from '../engine.ts'
import { type LiveAt, type Step, step as stepSchema } from '../steps.ts'
import type { Task } from '../tasks.ts'
import { answerSteps } from './answer-steps.ts'
import { objectScanner, type Scanned } from './object-scanner.ts'

export interface AnswerReader {
  /** The next piece of the answer, cut anywhere. Throws an `EngineFailure` once it is too long. */
  read(text: string): Iterable<EngineOutput>
  /** After the last piece. Throws an `EngineFailure` where nothing of it can be used. */
  end(): Iterable<EngineOutput>
  /** How many objects were no use. */
  skipped(): number
}

const keyOf = (at: LiveAt): string =>
  'kind' in at ? `${at.kind} ${at.entry} ${at.field}` : `${at.section} ${at.item} ${at.field}`

const placeOf = (step: Step): LiveAt | undefined =>
  step.step === 'draft' ? step.at : step.step === 'change' || step.step === 'advice' ? step.place : undefined

/** Reads a model's answer to a task: what is coming in as it comes, and steps that are whole, valid and of this task. */
export const answerReader = (task: Task): AnswerReader => {
  const scanner = objectScanner()
  const steps = answerSteps(task)
  const answered = new Set<string>()
  let understood = 0
  let skipped = 0
  let isBlank = true

  const live = (at: LiveAt | undefined, text: string): EngineOutput[] =>
    at && !answered.has(keyOf(at)) ? [{ live: { at, text } }] : []

  const whole = (step: Step): EngineOutput[] => {
    const at = placeOf(step)
    const key = at && keyOf(at)
    // A text is answered once: a second answer to it is a model that repeats itself.
    if (key !== undefined && answered.has(key)) return []
    if (key !== undefined) answered.add(key)
    return [{ step }]
  }

  const outputsOf = (scanned: Scanned): EngineOutput[] => {
    if (scanned.found === 'piece') return live(steps.liveAt(scanned.fields), scanned.text)
    const meant = scanned.found === 'object' ? steps.understood(scanned.fields) : undefined
    if (meant === 'nothing new') {
      understood += 1
      return []
    }
    const parsed = meant && safeParse(stepSchema, meant)
    if (!parsed?.success) {
      skipped += 1
      return []
    }
    understood += 1
    return whole(parsed.data)
  }

  return {
    *read(text) {
      if (/[^\s\ufeff]/.test(text)) isBlank = false
      for (const scanned of scanner.read(text)) yield* outputsOf(scanned)
    },
    *end() {
      for (const scanned of scanner.end()) yield* outputsOf(scanned)
      if (understood === 0) throw new EngineFailure(isBlank ? 'empty' : 'not_understood')
    },
    skipped: () => skipped,
  }
}
