// biome-ignore-all lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a function needs
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { launchChromium } from './chromium.ts'
import { startPages } from './part-pages.ts'
import { startServer } from './server.ts'

/**
 * Resources that the test files of one worker share. Each is started when the first file requests it in a `beforeAll`
 * and stopped when the worker ends.
 */
export const inWorker = test
  .extend('chromium', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startServer()
    onCleanup(() => server.stop())
    return server
  })
  .extend('partPages', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const pages = await startPages()
    onCleanup(() => pages.stop())
    return pages.url
  })

/** Tables that every visitor of a server depends on. */
const SITE_WIDE = ['site_settings', 'site_switches', 'site_pages', 'ai_models', 'template_prices']

const siteWideRows = async ({ db }: ServerDeps): Promise<string> => {
  const rows = await Promise.all(SITE_WIDE.map((table) => sql`select * from ${sql.table(table)}`.execute(db)))
  const versions = await sql<{ n: number }>`select count(*) as n from template_versions`.execute(db)
  return JSON.stringify([...rows.map((found) => found.rows), versions.rows])
}

/** Fails a file that changes something for all visitors of the shared server: such a file needs a server of its own. */
export const expectNoSiteWideChange = async (deps: ServerDeps) => {
  const before = await siteWideRows(deps)
  return async () => expect(await siteWideRows(deps), 'use ownJourney()').toBe(before)
}
