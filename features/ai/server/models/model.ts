import { taskNames } from '#packages/ai/tasks.ts'
import { type MayConnect, privateAddresses } from '#packages/server-kit/outbound-addresses.ts'
import type { AiSettings, Db, ServerDeps } from '#packages/server-kit/server.ts'
import { ENVIRONMENT, type ModelSettings } from '../../admin-contract.ts'
import type { ModelRow } from '../tables.ts'

/** A model with its endpoint and key. The key leaves the server only in requests to its own address. */
export interface KnownModel extends ModelSettings {
  id: string
  apiKey: string | undefined
  key: 'none' | 'kept' | 'unreadable'
  mayConnect: MayConnect
  isFromEnvironment: boolean
}

type Opens = Pick<ServerDeps, 'seal'>

/** Naming an address in the environment allows it, also a private one. */
const mayConnectFromEnvironment = privateAddresses('all')

/** The purpose that a key is sealed for: in another row it cannot be opened. */
export const keyPurpose = (id: string) => `ai-model:${id}`

const modelOf = (row: ModelRow, { seal, ai }: Opens & { ai: AiSettings }): KnownModel => {
  const apiKey = row.api_key === null ? undefined : seal.open(row.api_key, keyPurpose(row.id))
  return {
    id: row.id,
    name: row.name,
    about: row.about,
    baseUrl: row.base_url,
    model: row.model,
    prices: JSON.parse(row.prices) as ModelSettings['prices'],
    isEnabled: row.enabled === 1,
    inPlans: row.in_plans === 1,
    jsonMode: row.json_mode === 1,
    temperature: row.temperature,
    timeoutSeconds: row.timeout_seconds,
    atOnce: row.at_once,
    apiKey,
    key: row.api_key === null ? 'none' : apiKey === undefined ? 'unreadable' : 'kept',
    mayConnect: ai.mayConnect,
    isFromEnvironment: false,
  }
}

const environmentModel = ({ model: given }: AiSettings): KnownModel[] => {
  if (!given) return []
  const { price, apiKey, ...where } = given
  return [
    {
      id: ENVIRONMENT,
      about: '',
      ...where,
      prices: Object.fromEntries(taskNames.map((name) => [name, price])),
      isEnabled: true,
      inPlans: true,
      jsonMode: false,
      temperature: null,
      timeoutSeconds: 180,
      atOnce: 100,
      apiKey,
      key: apiKey === undefined ? 'none' : 'kept',
      mayConnect: mayConnectFromEnvironment,
      isFromEnvironment: true,
    },
  ]
}

export interface ModelDeps extends Opens {
  db: Db
  ai: AiSettings
}

/** All of them in the operator's order; the environment's is the last. */
export const readModels = async ({ db, ai, seal }: ModelDeps): Promise<KnownModel[]> => {
  const rows = await db.selectFrom('ai_models').selectAll().orderBy('place').orderBy('id').execute()
  return [...rows.map((row) => modelOf(row, { seal, ai })), ...environmentModel(ai)]
}

export const readModel = async ({ db, ai, seal }: ModelDeps, id: string): Promise<KnownModel | undefined> => {
  if (id === ENVIRONMENT) return environmentModel(ai)[0]
  const row = await db.selectFrom('ai_models').selectAll().where('id', '=', id).executeTakeFirst()
  return row && modelOf(row, { seal, ai })
}

/** A model that people can be offered: one whose key is lost would only fail. */
export const isOpen = ({ isEnabled, key }: KnownModel): boolean => isEnabled && key !== 'unreadable'
