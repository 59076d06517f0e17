import type { ServerSlice } from '#packages/server-kit/server.ts'
import { settingMigrations } from '#packages/settings/store.ts'
import { planMigrations } from './tables.ts'

export const plansSlice: ServerSlice = {
  name: 'plans',
  migrations: { ...settingMigrations, ...planMigrations },
}
