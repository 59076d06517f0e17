import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { readSiteName } from '#packages/settings/store.ts'
import type { ProviderName } from '../contract.ts'
import { openAlipay } from './providers/alipay.ts'
import type { Provider } from './providers/provider.ts'
import { openSandbox } from './providers/sandbox.ts'

export type OrderDeps = Pick<ServerDeps, 'db' | 'now' | 'log' | 'payment' | 'publicUrl'>

/** The dependencies of everything that handles orders. */
export interface OrderService extends OrderDeps {
  tables: Db
  /** The configured payment providers, the preferred one first. */
  providers: ReadonlyMap<ProviderName, Provider>
}

const providersOf = ({ db, now, payment, publicUrl }: OrderDeps): Map<ProviderName, Provider> => {
  const open = new Map<ProviderName, Provider>()
  const siteName = async () => (await readSiteName(db)).zh
  if (payment.alipay) open.set('alipay', openAlipay(payment.alipay, { publicUrl, now, siteName }))
  if (payment.sandbox) open.set('sandbox', openSandbox(db, { publicUrl, now }))
  return open
}

export const openOrderService = ({ db, now, log, payment, publicUrl }: OrderDeps): OrderService => {
  const deps = { db, now, log, payment, publicUrl }
  return { ...deps, tables: db, providers: providersOf(deps) }
}

/** The provider by its stored name; undefined if it is not configured any more. */
export const providerOf = ({ providers }: OrderService, name: string): Provider | undefined =>
  providers.get(name as ProviderName)
