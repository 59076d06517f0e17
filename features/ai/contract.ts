import * as z from 'zod/mini'
import { failureCodes } from '#packages/ai/engine.ts'
import { liveAt, step } from '#packages/ai/steps.ts'
import { task, taskNames } from '#packages/ai/tasks.ts'
import { CHANGES, DOCUMENT_READS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId, pageLimit } from '#packages/document/api-schemas.ts'

/** The engine that needs no key and no network. */
export const BUILT_IN = 'built-in'

const points = z.int().check(z.minimum(0))

/** A model as people choose it: no address, no key. */
export const model = z.object({
  id: z.string(),
  name: z.string(),
  /** One line on what it is good at, by the operator; the built-in one says what it is. */
  about: z.string(),
  isBuiltIn: z.boolean(),
  /**
   * The current price of one run for this caller, by task; 0 if it is free or in the plan. A missing task is not
   * offered.
   */
  prices: z.partialRecord(z.enum(taskNames), points),
  /** Whether it costs who has a plan with paid models in it nothing. */
  inPlans: z.boolean(),
  /** Why this caller cannot use it now. */
  closed: z.nullable(z.enum(['signed_out'])),
})
export type Model = z.infer<typeof model>

export const listModels = endpoint({
  method: 'GET',
  path: '/ai/models',
  summary: 'The models that can be asked, the usual one first',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({
    models: z.array(model),
    /** Of the caller; null for a visitor. */
    balance: z.nullable(z.int()),
  }),
})

/** Stored with every run: never rename. `running` ones whose process is gone are `lost` and have been paid back. */
export const runStates = ['running', 'done', 'stopped', 'failed', 'lost'] as const
export type RunState = (typeof runStates)[number]

/** One line of the answer's stream: JSON, then a line feed. */
export const runEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('started'), run: z.string(), held: points }),
  /** The next piece of a text that is coming in; shown, never kept. */
  z.object({ event: z.literal('live'), at: liveAt, text: z.string() }),
  z.object({ event: z.literal('step'), step }),
  /** Nothing came for a while: the connection is alive. */
  z.object({ event: z.literal('waiting') }),
  z.object({ event: z.literal('done'), spent: points, balance: z.nullable(z.int()) }),
  /** Steps before this event may be used. No points were spent: a run that its caller stops ends without an event. */
  z.object({
    event: z.literal('failed'),
    code: z.enum(failureCodes),
    message: z.string(),
    balance: z.nullable(z.int()),
  }),
])
export type RunEvent = z.infer<typeof runEvent>

const runErrors = defineErrors({
  unknown_model: {
    status: 422,
    zh: '这个模型已经不可用，请换一个',
    en: 'This model is no longer available. Choose another one.',
  },
  model_needs_account: {
    status: 422,
    zh: '登录后才能使用这个模型；内置引擎不用登录',
    en: 'Sign in to use this model. The built-in engine works without an account.',
  },
  task_not_offered: {
    status: 422,
    zh: '这个模型做不了这件事，请换一个',
    en: 'This model can’t do that. Choose another one.',
  },
  not_enough_points: {
    status: 422,
    zh: '积分不够这一次使用',
    en: 'You don’t have enough points for this run.',
    data: z.object({ needed: points, balance: z.int() }),
  },
  too_many_runs: {
    status: 429,
    zh: 'AI 用得太频繁，请稍后再试',
    en: 'Too many AI runs. Try again later.',
    data: z.object({ seconds: z.int() }),
  },
  run_exists: {
    status: 409,
    zh: '这一次已经开始过了',
    en: 'This run has already started.',
    data: z.object({ state: z.enum(runStates) }),
  },
})

export const startRun = endpoint({
  method: 'POST',
  path: '/ai/runs',
  summary: 'Asks a model; the answer streams as lines of JSON',
  auth: 'anyone',
  input: z.strictObject({
    /** Made by the browser, once for each request: a start that is sent again runs and costs once. */
    id: objectId,
    model: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The resume that it is for, as the log tells it. */
    about: z.optional(z.strictObject({ id: objectId, title: z.string().check(z.maxLength(120)) })),
    task,
  }),
  reply: z.string(),
  answers: 'stream',
  /** A whole document's texts. */
  bodyLimit: 1024 * 1024,
  errors: runErrors,
  limit: { calls: 300, seconds: 60, perServer: true },
})

export const runRow = z.object({
  id: z.string(),
  task: z.enum(taskNames),
  modelName: z.string(),
  isBuiltIn: z.boolean(),
  state: z.enum(runStates),
  failure: z.nullable(z.enum(failureCodes)),
  points: z.int(),
  /** How many steps it gave. */
  steps: z.int(),
  about: z.nullable(z.object({ id: z.string(), title: z.string() })),
  startedAt: z.int(),
  endedAt: z.nullable(z.int()),
})
export type RunRow = z.infer<typeof runRow>

export const listRuns = endpoint({
  method: 'GET',
  path: '/ai/runs',
  summary: 'My runs, newest first',
  auth: 'user',
  input: z.strictObject({
    before: z.optional(objectId),
    limit: pageLimit(20, 100),
    /** Only those for this resume. */
    about: z.optional(objectId),
  }),
  reply: z.object({ runs: z.array(runRow), next: z.nullable(z.string()) }),
})

export const getRun = endpoint({
  method: 'GET',
  path: '/ai/runs/:id',
  summary: 'One run, with what was asked and answered',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({ run: runRow, task, steps: z.array(step) }),
  accountLimit: DOCUMENT_READS,
})

export const deleteRun = endpoint({
  method: 'DELETE',
  path: '/ai/runs/:id',
  summary: 'Forgets what a run was asked and answered',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({}),
  accountLimit: CHANGES,
})
