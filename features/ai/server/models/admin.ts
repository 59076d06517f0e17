import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { isHostRefused } from '#packages/server-kit/outbound-addresses.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { type AdminModel, MAX_MODELS, type ModelSettings, movesAway } from '../../admin-contract.ts'
import type { ModelRow } from '../tables.ts'
import { keyPurpose, readModel, readModels } from './model.ts'

type Deps = Pick<ServerDeps, 'db' | 'ai' | 'seal' | 'now'>
/** Null removes the key, undefined leaves it. */
type GivenKey = { apiKey?: string | null | undefined }

export const listForAdmin = async (deps: Deps): Promise<{ models: AdminModel[] }> => ({
  models: await readModels(deps),
})

const flag = (on: boolean | undefined) => (on === undefined ? undefined : on ? 1 : 0)

/** The columns for the given settings; undefined settings are not changed. */
const columnsOf = (given: { [K in keyof ModelSettings]?: ModelSettings[K] | undefined }) => ({
  name: given.name,
  about: given.about,
  base_url: given.baseUrl?.replace(/(?<!\/)\/+$/, ''),
  model: given.model,
  prices: given.prices && JSON.stringify(given.prices),
  enabled: flag(given.isEnabled),
  in_plans: flag(given.inPlans),
  json_mode: flag(given.jsonMode),
  temperature: given.temperature,
  timeout_seconds: given.timeoutSeconds,
  at_once: given.atOnce,
})

/** The audit log records that a key was set, but not the key. */
const withoutKey = <Given extends GivenKey>({ apiKey, ...rest }: Given) =>
  apiKey === undefined ? rest : { ...rest, apiKey: apiKey === null ? 'removed' : 'set' }

const shown = async (deps: Deps, db: Db, id: string): Promise<AdminModel> => {
  const model = await readModel({ ...deps, db }, id)
  if (!model) throw new AppError('not_found')
  return model
}

const sealed = ({ seal }: Deps, id: string, apiKey: string | null | undefined) =>
  apiKey ? seal.close(apiKey, keyPurpose(id)) : apiKey

/** A name is checked when it is resolved, at each connection; an IP address that is refused is not saved. */
const requireAllowed = ({ ai }: Deps, baseUrl: string | undefined) => {
  if (baseUrl !== undefined && isHostRefused(new URL(baseUrl), ai.mayConnect))
    throw new AppError('address_refused')
}

export const addModel = async (
  deps: Deps,
  caller: Caller,
  { apiKey, ...settings }: ModelSettings & GivenKey,
) => {
  requireAllowed(deps, settings.baseUrl)
  return deps.db.transaction().execute(async (tx) => {
    const id = newId(deps.now())
    const { place, count } = await tx
      .selectFrom('ai_models')
      .select(({ fn }) => [fn.max('place').as('place'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_MODELS) throw new AppError('too_many_models')
    const row = {
      ...(columnsOf(settings) as Omit<ModelRow, 'id' | 'api_key' | 'place' | 'created_at'>),
      id,
      api_key: sealed(deps, id, apiKey) ?? null,
      place: ((place as number | null) ?? 0) + 1,
      created_at: deps.now(),
    }
    await tx.insertInto('ai_models').values(row).execute()
    await recordAction(tx, deps.now(), caller, 'ai_model.create', withoutKey({ id, apiKey, ...settings }))
    return shown(deps, tx, id)
  })
}

type Change = { id: string } & { [K in keyof ModelSettings]?: ModelSettings[K] | undefined } & GivenKey

export const editModel = async (deps: Deps, caller: Caller, { id, apiKey, ...settings }: Change) => {
  requireAllowed(deps, settings.baseUrl)
  return deps.db.transaction().execute(async (tx) => {
    const before = await shown(deps, tx, id)
    // Otherwise anyone at an admin's unlocked screen could have the key sent to an address of their own.
    const isAway = settings.baseUrl !== undefined && movesAway(before.baseUrl, settings.baseUrl)
    if (isAway && apiKey === undefined && before.key !== 'none') throw new AppError('key_needed')
    const columns = { ...columnsOf(settings), api_key: sealed(deps, id, apiKey) }
    if (Object.values(columns).some((value) => value !== undefined))
      await tx.updateTable('ai_models').set(columns).where('id', '=', id).execute()
    await recordAction(tx, deps.now(), caller, 'ai_model.change', withoutKey({ id, apiKey, ...settings }))
    return shown(deps, tx, id)
  })
}

export const removeModel = (deps: Deps, caller: Caller, id: string) =>
  deps.db.transaction().execute(async (tx) => {
    const { name, model } = await shown(deps, tx, id)
    await tx.deleteFrom('ai_models').where('id', '=', id).execute()
    await recordAction(tx, deps.now(), caller, 'ai_model.delete', { id, name, model })
    return {}
  })

export const sortModels = (deps: Deps, caller: Caller, ids: readonly string[]) =>
  deps.db.transaction().execute(async (tx) => {
    const known = (
      await tx.selectFrom('ai_models').select('id').orderBy('place').orderBy('id').execute()
    ).map((row) => row.id)
    const ordered = [...new Set([...ids.filter((id) => known.includes(id)), ...known])]
    for (const [place, id] of ordered.entries())
      await tx
        .updateTable('ai_models')
        .set({ place: place + 1 })
        .where('id', '=', id)
        .execute()
    await recordAction(tx, deps.now(), caller, 'ai_model.order', { ids: ordered })
    return listForAdmin({ ...deps, db: tx })
  })
