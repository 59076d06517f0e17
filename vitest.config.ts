import { defineConfig } from 'vitest/config'
import { isLong, isQuick, smokeJourneys } from './test/kit/long.ts'

/** Servers under test serve the real build; unit tests need none. */
const BUILD = 'test/kit/setup-build.ts'

const everywhere = ['{packages,features,apps,test,scripts}/**']
const tests = (kind: string) => everywhere.map((place) => `${place}/*${kind}.test.{ts,tsx}`)
const apart = [...tests('.api'), ...tests('.many'), ...tests('.browser'), ...tests('.alone')]

/**
 * Unit tests need nothing but Node; those that must be the first to load a module are `*.alone.test.ts`. `*.api.test.ts` start the product and run twice: on SQLite and on a real
 * PostgreSQL. `*.many.test.ts` start several servers on one PostgreSQL. `*.browser.test.ts` drive Chromium.
 */
export default defineConfig({
  test: {
    // All the cores that CI has; left alone, one of them would idle.
    maxWorkers: 2,
    // So long that a slow day of the machine fails nothing; what is right ends long before.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As long as a busy machine may take; what is right at once passes at once.
    expect: { poll: { timeout: 15_000 } },
    // What is built is loaded as it is; taken for a source, it would be read and changed first.
    server: { deps: { external: [/\/dist\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests(''),
          exclude: ['**/node_modules/**', ...apart],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: tests('.alone') } },
      // The product is loaded once, not for each file: that was half of the time.
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: tests('.api'),
          // What these meet stands in front of the database, but for what only PostgreSQL refuses.
          exclude: [
            '**/node_modules/**',
            ...(isLong
              ? []
              : [
                  'test/attacks/*.test.ts',
                  'test/fuzz/**',
                  'test/{permissions,plan-table}.*',
                  'apps/server/{headers,logs,mount-routes}.*',
                ]),
          ],
          isolate: false,
          globalSetup: [BUILD],
          setupFiles: ['test/kit/setup-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: isQuick ? [] : [...tests('.api'), ...tests('.many')],
          exclude: ['**/node_modules/**', ...(isLong ? [] : ['test/soak.*'])],
          isolate: false,
          globalSetup: [BUILD, 'test/kit/setup-postgres.ts'],
          setupFiles: ['test/kit/setup-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: isQuick ? smokeJourneys : tests('.browser'),
          globalSetup: [BUILD, 'test/kit/setup-pages.ts'],
          isolate: false,
          testTimeout: 240_000,
        },
      },
    ],
  },
})
