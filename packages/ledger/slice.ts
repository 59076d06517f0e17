import type { ServerSlice } from '#packages/server-kit/server.ts'
import { pointsOf } from './personal.ts'
import { ledgerMigrations } from './tables.ts'

export const ledgerSlice: ServerSlice = {
  name: 'points',
  migrations: ledgerMigrations,
  personal: ({ db }) => pointsOf(db),
}
