import { ensurePages } from './part-pages.ts'

/** Before the first file, so that two files do not build at the same time. */
export const setup = async () => {
  await ensurePages()
}
