import type { LiveAt, Step } from '#packages/ai/steps.ts'
import type { RunEvent } from '../../contract.ts'
import type { RunFailure } from './run-ai.ts'

export type RunPhase = 'idle' | 'starting' | 'streaming' | 'done' | 'stopped' | 'failed'

/** A text that is being written, as far as it has arrived. */
export interface LiveSoFar {
  at: LiveAt
  text: string
}

/** A run as a screen shows it. */
export interface AiRun {
  phase: RunPhase
  steps: readonly Step[]
  /** Text that is still arriving and not a step yet; empty once the run is over. */
  live: readonly LiveSoFar[]
  failure?: RunFailure
  /** The reserved points while it runs: the price of a whole run. */
  held?: number
  /** The spent points, once the run is done; for a stopped run, once the server has reported them. */
  spent?: number
}

export const idleRun: AiRun = { phase: 'idle', steps: [], live: [] }

export const placeKey = (at: LiveAt): string =>
  'kind' in at ? `${at.kind} ${at.entry} ${at.field}` : `${at.section} ${at.item} ${at.field}`

/** The place that a step writes to; undefined for steps that write nothing. */
export const placeOfStep = (step: Step): LiveAt | undefined =>
  step.step === 'draft' ? step.at : step.step === 'change' || step.step === 'advice' ? step.place : undefined

export const isRunning = ({ phase }: AiRun): boolean => phase === 'starting' || phase === 'streaming'

const written = (live: AiRun['live'], at: LiveAt, text: string): AiRun['live'] => {
  const key = placeKey(at)
  return live.some((one) => placeKey(one.at) === key)
    ? live.map((one) => (placeKey(one.at) === key ? { at, text: one.text + text } : one))
    : [...live, { at, text }]
}

const settled = (live: AiRun['live'], step: Step): AiRun['live'] => {
  const at = placeOfStep(step)
  return at ? live.filter((one) => placeKey(one.at) !== placeKey(at)) : live
}

export const afterEvent = (run: AiRun, event: RunEvent): AiRun => {
  switch (event.event) {
    case 'started':
      return { ...run, phase: 'streaming', held: event.held }
    case 'waiting':
      return { ...run, phase: 'streaming' }
    case 'live':
      return { ...run, phase: 'streaming', live: written(run.live, event.at, event.text) }
    case 'step':
      return {
        ...run,
        phase: 'streaming',
        steps: [...run.steps, event.step],
        live: settled(run.live, event.step),
      }
    case 'done':
      return { ...run, phase: 'done', live: [], spent: event.spent }
    case 'failed':
      return { ...run, phase: 'failed', live: [], failure: { code: event.code, message: event.message } }
  }
}
