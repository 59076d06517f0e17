import { settingMigrations } from '#packages/settings/store.ts'
import type { ServerSlice } from '#packages/slice/server.ts'
import { planMigrations } from './tables.ts'

export const plansSlice: ServerSlice = {
  name: 'plans',
  migrations: { ...settingMigrations, ...planMigrations },
}
