import type * as z from 'zod/v4/core'
import type { Engine } from '#packages/ai/engine.ts'
import type { TaskName } from '#packages/ai/tasks.ts'
import { AppError } from '#packages/api/errors.ts'
import type { Caller, Context } from '#packages/api/route.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { BUILT_IN, type startRun } from '../../contract.ts'
import { pacedBuiltIn } from '../engines/built-in.ts'
import { openAiEngine } from '../engines/openai.ts'
import { isOpen, readModel } from '../models/model.ts'
import { builtInName, priceFor } from '../models/offers.ts'
import { answerLines } from './answer.ts'
import { keeperOf } from './keeper.ts'
import { runLimits } from './limits.ts'
import type { Places } from './places.ts'
import { begin, refusalOfRepeated } from './record.ts'

type RunRequest = z.output<(typeof startRun)['input']>

interface Chosen {
  id: string
  name: string
  price: number
  atOnce: number
  engine: Engine
}

/** The built-in engine costs nothing but this machine's time. */
const BUILT_IN_AT_ONCE = 300

const chosen = async (
  deps: ServerDeps,
  { model: id, task }: { model: string; task: TaskName },
  { caller, language, address }: Pick<Context<'anyone'>, 'caller' | 'language' | 'address'>,
): Promise<Chosen> => {
  if (id === BUILT_IN) {
    const engine = pacedBuiltIn(deps.ai.paceMs, caller?.userId ?? address)
    return { id, name: builtInName(language), price: 0, atOnce: BUILT_IN_AT_ONCE, engine }
  }
  const model = await readModel(deps, id)
  if (!model || !isOpen(model)) throw new AppError('unknown_model')
  if (!caller) throw new AppError('model_needs_account')
  const price = priceFor(model, task, caller)
  if (price === undefined) throw new AppError('task_not_offered')
  return { id, name: model.name, price, atOnce: model.atOnce, engine: openAiEngine(model) }
}

const userIdOf = (caller: Caller | undefined) => caller?.userId

/** The built-in engine works on each server by itself; what an operator set for a model holds for all of them. */
const placesFor = (caller: Caller | undefined, { id, atOnce }: Pick<Chosen, 'id' | 'atOnce'>): Places => ({
  person: caller && runLimits[caller.role].atOnce,
  model: id === BUILT_IN ? undefined : atOnce,
})

/** Runs are refused before the first line, and points are reserved before the model is called. */
const accepted = async (
  deps: ServerDeps,
  { id, model, about, task }: RunRequest,
  { caller, language, address, signal }: Context<'anyone'>,
): Promise<AsyncIterable<string>> => {
  const keeper = keeperOf(deps)
  const userId = userIdOf(caller)
  const { engine, ...used } = await chosen(deps, { model, task: task.task }, { caller, language, address })
  const giveBack = await keeper.limits.take({ caller, address }, used)
  try {
    await begin(deps.db, {
      id,
      userId,
      task,
      about,
      modelId: used.id,
      modelName: used.name,
      price: used.price,
      process: keeper.process,
      now: deps.now(),
      places: placesFor(caller, used),
    })
  } catch (error) {
    giveBack()
    throw error
  }
  return answerLines(deps, keeper, {
    id,
    userId,
    task,
    price: used.price,
    engine,
    language,
    signal,
    giveBack,
  })
}

/** Whether a run was sent before is only checked if it is refused, because nearly all runs are sent once. */
export const start = async (deps: ServerDeps, input: RunRequest, context: Context<'anyone'>) => {
  try {
    return await accepted(deps, input, context)
  } catch (error) {
    throw (await refusalOfRepeated(deps.db, { id: input.id, userId: userIdOf(context.caller) })) ?? error
  }
}
