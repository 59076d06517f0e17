import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { moneySettings } from '#packages/settings/settings.ts'

/** Tells one state of the settings from another. */
const revision = z.string().check(z.maxLength(60))

const shown = { money: moneySettings, revision }

export const getMoney = endpoint({
  method: 'GET',
  path: '/admin/money',
  summary: 'Plans, prices, limits and what points are given for',
  auth: 'admin',
  input: z.strictObject({}),
  reply: z.object({ ...shown, defaults: moneySettings }),
})

export const saveMoney = endpoint({
  method: 'PUT',
  path: '/admin/money',
  summary: 'Change plans, prices and points as a whole; only what was looked at is replaced',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ base: revision, money: moneySettings }),
  reply: z.object({ ...shown, auditId: z.string() }),
  errors: {
    stale_money: {
      status: 409,
      zh: '你编辑期间，别人保存过价格与方案',
      en: 'Someone else saved prices and plans while you were editing.',
      data: z.object(shown),
    },
    unfit_money: {
      status: 422,
      zh: '这些设置合不到一起，没有保存',
      en: 'These settings conflict with each other, so they weren’t saved.',
    },
  },
  accountLimit: CHANGES,
})
