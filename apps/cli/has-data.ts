import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#apps/server/env.ts'

/** Whether there is a database already. Opening one would create it. */
export const hasData = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): boolean =>
  DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'huajian.db'))
