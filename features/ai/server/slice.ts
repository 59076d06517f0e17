import { route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import {
  changeModel,
  createModel,
  deleteModel,
  listAdminModels,
  orderModels,
  testModel,
} from '../admin-contract.ts'
import { deleteRun, getRun, listModels, listRuns, startRun } from '../contract.ts'
import { addModel, editModel, listForAdmin, removeModel, sortModels } from './models/admin.ts'
import { listOffers } from './models/offers.ts'
import { tryModel } from './models/try-model.ts'
import { tellUnreadable } from './models/unreadable.ts'
import { runsOf } from './personal.ts'
import { keeperOf } from './runs/keeper.ts'
import { forgetMine, listMine, readMine } from './runs/log.ts'
import { start } from './runs/start.ts'
import { endLost, forgetOld, stopEnded, tellAlive } from './runs/sweep.ts'
import { aiMigrations } from './tables.ts'
import { translationRoutes } from './translations/routes.ts'
import { translationMigrations } from './translations/tables.ts'

const ALIVE_EVERY_MS = 20_000
/** How long a run may continue after it is deleted through another server. */
const LOOK_EVERY_MS = 1000
const FORGET_EVERY_MS = 3600_000

export const aiSlice: ServerSlice = {
  name: 'ai',
  migrations: { ...aiMigrations, ...translationMigrations },
  seed: tellUnreadable,
  personal: ({ db }) => runsOf(db),
  routes: (deps) => {
    const db = deps.db
    return [
      route(listModels, (_, { caller, language }) => listOffers(deps, caller, language)),
      route(startRun, (input, context) => start(deps, input, context)),
      route(listRuns, (page, { caller }) => listMine(db, caller.userId, page)),
      route(getRun, ({ id }, { caller }) => readMine(db, { id, userId: caller.userId })),
      route(deleteRun, ({ id }, { caller }) => forgetMine(deps, { id, userId: caller.userId })),
      route(listAdminModels, () => listForAdmin(deps)),
      route(createModel, (given, { caller }) => addModel(deps, caller, given)),
      route(changeModel, (given, { caller }) => editModel(deps, caller, given)),
      route(deleteModel, ({ id }, { caller }) => removeModel(deps, caller, id)),
      route(orderModels, ({ ids }, { caller }) => sortModels(deps, caller, ids)),
      route(testModel, async ({ id }, { caller, signal }) => {
        const came = await tryModel(deps, id, signal)
        await recordAction(deps.db, deps.now(), caller, 'ai_model.test', { id, failure: came.failure })
        return came
      }),
      ...translationRoutes(deps),
    ]
  },
  background: (deps) => {
    const keeper = keeperOf(deps)
    const lookAfter = (work: () => Promise<unknown>, everyMs: number) => {
      const run = () =>
        void work().catch((err: unknown) => deps.log.error({ err }, 'runs of AI were not looked after'))
      run()
      return setInterval(run, everyMs)
    }
    const timers = [
      lookAfter(async () => {
        await tellAlive(deps, keeper)
        await endLost(deps)
      }, ALIVE_EVERY_MS),
      lookAfter(() => stopEnded(deps, keeper), LOOK_EVERY_MS),
    ]
    const stopForgetting = runPeriodically(deps, {
      name: 'forget runs of AI',
      everyMs: FORGET_EVERY_MS,
      work: () => forgetOld(deps),
    })
    return () => {
      stopForgetting()
      for (const timer of timers) clearInterval(timer)
      keeper.stopAll()
    }
  },
}
