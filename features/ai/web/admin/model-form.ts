import { type $ZodType, safeParse } from 'zod/v4/core'
import { type TaskName, taskNames } from '#packages/ai/tasks.ts'
import {
  type AdminModel,
  apiKey,
  type ModelSettings,
  modelSettings,
  movesAway,
} from '../../admin-contract.ts'

/** The typed values: numbers are texts until they are sent. */
export interface ModelForm {
  name: string
  about: string
  baseUrl: string
  model: string
  /** Empty: the task is not offered. */
  prices: Record<TaskName, string>
  isEnabled: boolean
  inPlans: boolean
  jsonMode: boolean
  /** Empty: the default of the service. */
  temperature: string
  timeoutSeconds: string
  atOnce: string
  /** Empty: the stored key is not changed. */
  apiKey: string
  dropsKey: boolean
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const pricesOf = (price: (task: TaskName) => number | undefined) =>
  Object.fromEntries(taskNames.map((task) => [task, textOf(price(task))])) as ModelForm['prices']

/** Initial prices of a new model, as for the model from the environment: a whole draft costs more than a line. */
const USUAL_PRICE = 2
const DRAFT_PRICE = 5

export const newForm = (): ModelForm => ({
  name: '',
  about: '',
  baseUrl: '',
  model: '',
  prices: pricesOf((task) => (task === 'draft' ? DRAFT_PRICE : USUAL_PRICE)),
  isEnabled: true,
  inPlans: true,
  jsonMode: false,
  temperature: '',
  timeoutSeconds: '180',
  atOnce: '100',
  apiKey: '',
  dropsKey: false,
})

export const formOf = (model: AdminModel): ModelForm => ({
  name: model.name,
  about: model.about,
  baseUrl: model.baseUrl,
  model: model.model,
  prices: pricesOf((task) => model.prices[task]),
  isEnabled: model.isEnabled,
  inPlans: model.inPlans,
  jsonMode: model.jsonMode,
  temperature: textOf(model.temperature),
  timeoutSeconds: textOf(model.timeoutSeconds),
  atOnce: textOf(model.atOnce),
  apiKey: '',
  dropsKey: false,
})

/** The number in a text, or the text itself, which the schema then refuses. */
const numberIn = (text: string): number | string => {
  const plain = text.trim()
  return /^\d{1,9}(\.\d{1,9})?$/.test(plain) ? Number(plain) : plain
}

const settingsIn = (form: ModelForm) => ({
  name: form.name,
  about: form.about,
  baseUrl: form.baseUrl,
  model: form.model,
  prices: Object.fromEntries(
    taskNames.flatMap((task) =>
      form.prices[task].trim() === '' ? [] : [[task, numberIn(form.prices[task])]],
    ),
  ),
  isEnabled: form.isEnabled,
  inPlans: form.inPlans,
  jsonMode: form.jsonMode,
  temperature: form.temperature.trim() === '' ? null : numberIn(form.temperature),
  timeoutSeconds: numberIn(form.timeoutSeconds),
  atOnce: numberIn(form.atOnce),
})

/** Undefined leaves the stored key, null removes it. */
type GivenKey = string | null | undefined

const keyIn = ({ apiKey: typed, dropsKey }: ModelForm): GivenKey =>
  typed.trim() === '' ? (dropsKey ? null : undefined) : typed.trim()

/** `key_needed`: the address is on another server; the API checks the same. */
export type KeyFault = 'bad' | 'key_needed'

export interface ReadForm {
  /** Paths in the schema, such as `name` and `prices.draft`. */
  faults: ReadonlySet<string>
  keyFault: KeyFault | undefined
  /** Undefined if the form has errors. */
  settings: ModelSettings | undefined
  key: GivenKey
}

/** Validates with the schema that the server uses. */
export const readForm = (form: ModelForm, before?: AdminModel): ReadForm => {
  const parsed = safeParse(modelSettings, settingsIn(form))
  const faults = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.')))
  const key = keyIn(form)
  const isAway =
    before !== undefined &&
    before.key !== 'none' &&
    !faults.has('baseUrl') &&
    movesAway(before.baseUrl, form.baseUrl.trim())
  const keyFault =
    typeof key === 'string' && !safeParse(apiKey, key).success
      ? 'bad'
      : isAway && key === undefined
        ? 'key_needed'
        : undefined
  return { faults, keyFault, settings: parsed.success ? parsed.data : undefined, key }
}

/** Only changed settings, because the audit log lists the settings that are sent. */
export const changedIn = (settings: ModelSettings, before: AdminModel): Partial<ModelSettings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ModelSettings]),
    ),
  )

interface Definition {
  innerType?: $ZodType
  valueType?: $ZodType
  checks?: readonly { _zod: { def: Check } }[]
}
type Check =
  | { check: 'min_length'; minimum: number }
  | { check: 'max_length'; maximum: number }
  | { check: 'greater_than' | 'less_than'; value: number }

const definitionOf = (schema: $ZodType) => schema._zod.def as unknown as Definition

/** Limits of a length or number, from the schema, so that hints match the validation. */
export const limitsOf = (field: keyof ModelSettings): { min: number; max: number } => {
  const { innerType, valueType, ...own } = definitionOf(modelSettings.shape[field])
  const inner = innerType ?? valueType
  const { checks = [] } = inner ? definitionOf(inner) : own
  const limits = { min: 0, max: Number.MAX_SAFE_INTEGER }
  for (const { _zod } of checks) {
    const { def } = _zod
    if (def.check === 'min_length') limits.min = def.minimum
    if (def.check === 'max_length') limits.max = def.maximum
    if (def.check === 'greater_than') limits.min = def.value
    if (def.check === 'less_than') limits.max = def.value
  }
  return limits
}

/** Admins often paste a whole address; the client adds its last part itself. */
export const plainAddress = (address: string): string => address.trim().replace(/\/chat\/completions\/?$/, '')
