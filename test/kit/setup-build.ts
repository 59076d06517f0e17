import { ensureBuild } from '#scripts/build.ts'

/** Servers under test serve the real build. */
export const setup = () => ensureBuild()
