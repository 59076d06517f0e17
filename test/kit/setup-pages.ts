import { ensurePages } from './part-pages.ts'

/** Before the first file: two that start together must not both build. */
export const setup = async () => {
  await ensurePages()
}
