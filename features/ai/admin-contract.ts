import * as z from 'zod/mini'
import { failureCodes } from '#packages/ai/engine.ts'
import { taskNames } from '#packages/ai/tasks.ts'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId, shortText } from '#packages/document/api-schemas.ts'

/** The admins' settings of models. A key can be written but never read back. */

/**
 * The model that the environment configures: it is listed and tested like the others, and changed in the environment.
 */
export const ENVIRONMENT = 'environment'

const points = z.int().check(z.minimum(0), z.maximum(10_000))

/** Which hosts are allowed is the server's to say (docs/decisions/ai.md). */
const baseUrl = z.string().check(
  z.trim(),
  z.maxLength(300),
  z.refine(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined
      return (
        url !== undefined &&
        ['http:', 'https:'].includes(url.protocol) &&
        url.username === '' &&
        url.password === '' &&
        url.search === '' &&
        url.hash === ''
      )
    },
    { error: 'must be an address starting with http:// or https://, without a password, ? or #' },
  ),
)

export const modelSettings = z.strictObject({
  name: shortText(40),
  /** One line on what it is good at. */
  about: z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u)),
  /** Without /chat/completions. */
  baseUrl,
  model: shortText(120),
  /** Points by task; a task without a price is not offered. */
  prices: z.partialRecord(z.enum(taskNames), points),
  isEnabled: z.boolean(),
  /** Free for every user with a running plan. */
  inPlans: z.boolean(),
  /** Asks it for JSON by `response_format`: some need it, some do not know it. */
  jsonMode: z.boolean(),
  temperature: z.nullable(z.number().check(z.minimum(0), z.maximum(2))),
  /** The longest that one answer may take. */
  timeoutSeconds: z.int().check(z.minimum(5), z.maximum(600)),
  /** Runs at a time on each server. */
  atOnce: z.int().check(z.minimum(1), z.maximum(500)),
})
export type ModelSettings = z.infer<typeof modelSettings>

/** Another server. A key that is kept does not follow there: it has to be given again. */
export const movesAway = (from: string, to: string): boolean => new URL(from).origin !== new URL(to).origin

export const apiKey = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[\x21-\x7e]+$/))

export const adminModel = z.object({
  id: z.string(),
  ...modelSettings.shape,
  /** `unreadable`: it was sealed by another SECRET_KEY, and has to be given again. */
  key: z.enum(['none', 'kept', 'unreadable']),
  isFromEnvironment: z.boolean(),
})
export type AdminModel = z.infer<typeof adminModel>

const addressErrors = defineErrors({
  address_refused: {
    status: 422,
    zh: '不能用这个地址：它是链路本地、云主机元数据等内部地址，或者是站点设置（AI_PRIVATE_ADDRESSES）没有允许的内网地址',
    en: 'This address can’t be used. It’s a link-local or cloud metadata address, or a private one that the AI_PRIVATE_ADDRESSES setting doesn’t allow.',
  },
})

/** Users choose from one list without pages. */
export const MAX_MODELS = 100

const path = '/admin/ai/models'
const models = z.object({ models: z.array(adminModel) })

export const listAdminModels = endpoint({
  method: 'GET',
  path,
  summary: 'All models as they are set, in their order, without their keys',
  auth: 'admin',
  input: z.strictObject({}),
  reply: models,
})

export const createModel = endpoint({
  method: 'POST',
  path,
  summary: 'Adds a model',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ ...modelSettings.shape, apiKey: z.optional(apiKey) }),
  reply: adminModel,
  errors: {
    ...addressErrors,
    ...defineErrors({
      too_many_models: {
        status: 409,
        zh: `模型已满 ${MAX_MODELS} 个，请先删除不用的`,
        en: `You’ve reached the limit of ${MAX_MODELS} models. Delete one you don’t use.`,
      },
    }),
  },
  accountLimit: CHANGES,
})

export const changeModel = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Changes what is given of a model; the key stays unless it is given, and null takes it away',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({
    id: objectId,
    ...z.partial(modelSettings).shape,
    apiKey: z.optional(z.nullable(apiKey)),
  }),
  reply: adminModel,
  errors: {
    ...addressErrors,
    ...defineErrors({
      key_needed: {
        status: 422,
        zh: '换了服务器地址，请把密钥再填一次',
        en: 'The server address changed. Enter its API key again.',
      },
    }),
  },
  accountLimit: CHANGES,
})

export const deleteModel = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes a model away; what it answered stays in the logs',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ id: objectId }),
  reply: z.object({}),
  accountLimit: CHANGES,
})

export const orderModels = endpoint({
  method: 'PUT',
  path: `${path}/order`,
  summary: 'Sets the order in which people see them; those that are not named come after',
  auth: 'admin',
  input: z.strictObject({ ids: z.array(objectId).check(z.maxLength(MAX_MODELS)) }),
  reply: models,
  accountLimit: CHANGES,
})

export const testModel = endpoint({
  method: 'POST',
  path: `${path}/:id/test`,
  summary: 'Asks the model for one word, and says what came of it',
  auth: 'admin',
  input: z.strictObject({ id: z.union([z.literal(ENVIRONMENT), objectId]) }),
  reply: z.object({
    /** Null where it answered. */
    failure: z.nullable(z.enum(failureCodes)),
    /** Of HTTP, where it got so far. */
    status: z.nullable(z.int()),
    /** The address, or what its name resolves to, is one that this server does not connect to. */
    isAddressRefused: z.boolean(),
    /** The model's answer or the message of its error; empty if the response is not in the form of a model API. */
    said: z.string(),
    milliseconds: z.int(),
  }),
  limit: { calls: 30, seconds: 60 },
})
