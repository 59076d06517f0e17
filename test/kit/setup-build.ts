import { ensureBuild } from '#scripts/build.ts'
import { ensureServerBundle } from '#scripts/server-bundle.ts'

/** Servers under test serve the real build, and some of them run from the real bundle. */
export const setup = async () => {
  await ensureBuild()
  await ensureServerBundle()
}
