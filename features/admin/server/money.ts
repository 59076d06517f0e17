import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { oneAtATime } from '#packages/server-kit/one-at-a-time.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { defaultMoney, type MoneySettings } from '#packages/settings/settings.ts'
import { forgetMoney, readMoneyNow, writeMoney } from '#packages/settings/store.ts'
import { getMoney, saveMoney } from '../money-contract.ts'
import { moneyFaults } from '../money-faults.ts'

const shown = (money: MoneySettings) => ({ money, revision: hashOf(JSON.stringify(money)) })

interface MoneyChange {
  base: string
  money: MoneySettings
}

const replace = (db: Db, { base, money }: MoneyChange, caller: Caller, now: number) =>
  db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    const before = shown(await readMoneyNow(tx))
    if (before.revision !== base) throw new AppError('stale_money', { data: before })
    await writeMoney(db, tx, now, money)
    const auditId = await recordAction(tx, now, caller, 'money.update', {
      before: before.money,
      after: money,
    })
    return { ...shown(money), auditId }
  })

export const moneyRoutes = ({ db, now }: ServerDeps): Route[] => [
  // Not as others read it, who may be two seconds behind: what is edited here is what is compared on saving.
  route(getMoney, async () => ({ ...shown(await readMoneyNow(db)), defaults: defaultMoney })),
  route(saveMoney, async (input, { caller, language }) => {
    const faults = moneyFaults(input.money)
    if (faults.length > 0)
      throw new AppError('unfit_money', {
        issues: faults.map(({ path, ...words }) => ({
          path: `money.${path.join('.')}`,
          message: words[language],
        })),
      })
    const saved = await replace(db, input, caller, now())
    // The former settings may have been cached again between the update and the commit.
    forgetMoney(db)
    return saved
  }),
]
