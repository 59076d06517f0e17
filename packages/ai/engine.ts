import type { LiveAt, Step } from './steps.ts'
import type { Task } from './tasks.ts'

/** The next piece of a text that is being written. */
export interface LiveText {
  at: LiveAt
  text: string
}

export type EngineOutput = { live: LiveText } | { step: Step }

/** Answers a task step by step; ends by itself, throws an `EngineFailure`, or stops at once when it is aborted. */
export interface Engine {
  run(task: Task, signal: AbortSignal): AsyncIterable<EngineOutput>
}

/** Why an engine failed. Stored with the run: never rename. */
export const failureCodes = [
  /** No connection, or it broke off. */
  'unreachable',
  /** The key or the model is not accepted: the operator has to act. */
  'refused',
  'busy',
  'timeout',
  /** The answer ended in the middle. */
  'cut_off',
  'empty',
  /** Not in the requested format, and not repairable. */
  'not_understood',
  'too_long',
  'internal',
] as const
export type FailureCode = (typeof failureCodes)[number]

export class EngineFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
