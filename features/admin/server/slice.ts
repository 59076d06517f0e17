import { route } from '#packages/api/route.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { auditChoices, listAudit } from '../contract.ts'
import { auditPage, choicesOf } from './audit-list.ts'
import { chartRoutes } from './charts.ts'
import { moneyRoutes } from './money.ts'
import { peopleRoutes } from './people.ts'
import { bansOf } from './personal.ts'
import { setupRoutes } from './setup.ts'
import { systemRoutes } from './system.ts'
import { adminMigrations } from './tables.ts'
import { priceRoutes } from './template-prices.ts'

export const adminSlice: ServerSlice = {
  name: 'admin',
  migrations: adminMigrations,
  personal: ({ db }) => bansOf(db),
  routes: (deps) => [
    route(listAudit, (input) => auditPage(deps.db, input)),
    route(auditChoices, () => choicesOf(deps.db)),
    ...chartRoutes(deps),
    ...peopleRoutes(deps),
    ...moneyRoutes(deps),
    ...priceRoutes(deps),
    ...systemRoutes(deps),
    ...setupRoutes(deps),
  ],
}
