import { sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { route } from '#packages/api/route.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import { tracksPublicChanges } from '#packages/server-kit/public-revision.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { siteSays } from '#packages/settings/site-texts.ts'
import { readSiteTexts } from '#packages/settings/store.ts'
import { readSwitches, writeSwitches } from '#packages/switches/stored.ts'
import { latestBuild, siteConfig } from '../contract.ts'
import { siteNumbers } from '../numbers-contract.ts'
import { encodedRule, hasLoop, health, updateRouteRules, updateSwitches } from '../operator-contract.ts'
import { agreementRoutes } from './agreements.ts'
import { crawlerFiles } from './crawler-files.ts'
import { keepNumbers } from './numbers.ts'
import { pageRoutes } from './pages.ts'
import { readRouteRules, writeRouteRules } from './settings.ts'
import { textRoutes } from './texts.ts'

export const siteSlice: ServerSlice = {
  name: 'site',
  migrations: {
    '2026_11_15_02_site_settings': {
      up: async (db) => {
        await db.schema
          .createTable('site_switches')
          .addColumn('key', 'text', (c) => c.primaryKey())
          .addColumn('on', 'integer', (c) => c.notNull())
          .execute()
        await db.schema
          .createTable('route_rules')
          .addColumn('source', 'text', (c) => c.primaryKey())
          .addColumn('target', 'text', (c) => c.notNull())
          .execute()
      },
    },
    '2026_11_26_11_site_pages': {
      up: async (db) => {
        await db.schema
          .createTable('site_pages')
          .addColumn('page', 'text', (c) => c.notNull())
          .addColumn('revision', 'integer', (c) => c.notNull())
          .addColumn('content', 'text')
          .addColumn('saved_at', 'bigint', (c) => c.notNull())
          .addPrimaryKeyConstraint('site_pages_pk', ['page', 'revision'])
          .execute()
      },
    },
    '2026_12_02_02_site_public_changes': {
      up: async (db) => {
        for (const table of ['site_switches', 'route_rules', 'site_pages'])
          await tracksPublicChanges(db, table, { on: ['insert', 'update', 'delete'] })
      },
    },
  },
  routes: (deps) => {
    const { db, now, build } = deps
    const numbers = keepNumbers(deps)
    return [
      route(health, async () => {
        await sql`select 1`.execute(db)
        return { status: 'ok' as const, build: build.id }
      }),
      route(siteConfig, async () => {
        const texts = await readSiteTexts(db)
        return {
          switches: await readSwitches(db),
          texts: { zh: siteSays(texts, 'zh'), en: siteSays(texts, 'en') },
          routeRules: await readRouteRules(db),
          build,
        }
      }),
      route(siteNumbers, () => numbers()),
      route(latestBuild, () => build),
      route(updateSwitches, (states, { caller }) =>
        db.transaction().execute(async (tx) => {
          await writeSwitches(tx, states)
          const auditId = await recordAction(tx, now(), caller, 'switches.update', states)
          return { switches: await readSwitches(tx), auditId }
        }),
      ),
      route(updateRouteRules, ({ rules }, { caller }) => {
        const encoded = rules.map(encodedRule)
        if (hasLoop(encoded)) throw new AppError('rules_loop')
        return db.transaction().execute(async (tx) => {
          // Of two at once the second takes the place of the first: their rules are never mixed.
          await holdOwner(tx, SYSTEM_USER_ID)
          await writeRouteRules(tx, encoded)
          const auditId = await recordAction(tx, now(), caller, 'route_rules.update', encoded)
          return { rules: await readRouteRules(tx), auditId }
        })
      }),
      ...pageRoutes(deps),
      ...textRoutes(deps),
      ...agreementRoutes(deps),
    ]
  },
  files: crawlerFiles,
}
