import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { readSwitches } from '#packages/switches/stored.ts'
import { accountRoutes } from './account.ts'
import { openAccountService } from './account-service.ts'
import { passwordRoutes } from './password.ts'
import { accountFiles, eraseLeft } from './personal.ts'
import { providerRoutes } from './providers/routes.ts'
import { forgetOld } from './secrets.ts'
import { findCaller } from './sessions.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'
import { accountMigrations } from './tables.ts'
import { sealStoredSecrets } from './totp-secrets.ts'
import { twoFactorRoutes } from './two-factor.ts'

const SWEEP_MS = 3600_000

export const accountsSlice: ServerSlice = {
  name: 'accounts',
  migrations: accountMigrations,
  whoIs: ({ db, log, now }) => {
    return (token, mayRenew) => findCaller({ db: db, log, now: now() }, token, mayRenew)
  },
  routes: (deps) => {
    const service = openAccountService(deps)
    const isOpen = async () => (await readSwitches(deps.db)).open_sign
    return [
      ...signInRoutes(service),
      ...signUpRoutes(service, isOpen),
      ...providerRoutes(service, isOpen),
      ...passwordRoutes(service),
      ...accountRoutes(service),
      ...twoFactorRoutes(service),
    ]
  },
  personal: accountFiles,
  background: (deps) => {
    const db = deps.db
    const work = () =>
      Promise.all([forgetOld(db, deps.now()), eraseLeft(db, deps), sealStoredSecrets(db, deps.seal)])
    return runPeriodically(deps, { name: 'sweep accounts', everyMs: SWEEP_MS, work })
  },
}
