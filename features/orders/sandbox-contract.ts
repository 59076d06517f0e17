import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { objectId } from '#packages/document/api-schemas.ts'
import { order } from './contract.ts'

/** The test page that replaces a provider's page: /pay/sandbox/:id. Only while the sandbox is on. */
const mine = z.strictObject({ id: objectId })
const reply = z.object({ order, number: z.string() })

export const sandboxOrder = endpoint({
  method: 'GET',
  path: '/orders/sandbox/:id',
  summary: 'An order of mine as the test page shows it',
  auth: 'user',
  input: mine,
  reply,
})

export const sandboxPay = endpoint({
  method: 'POST',
  path: '/orders/sandbox/:id/pay',
  summary: 'Pay an order without money',
  auth: 'user',
  input: mine,
  reply,
  accountLimit: CHANGES,
})

export const sandboxFail = endpoint({
  method: 'POST',
  path: '/orders/sandbox/:id/fail',
  summary: 'Let the payment of an order fail',
  auth: 'user',
  input: mine,
  reply,
  accountLimit: CHANGES,
})
