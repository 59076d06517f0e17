import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SAMPLE_FOLDERS } from '#packages/samples/folders.ts'
import { createWorkerPool, type WorkerPool } from '#packages/workers/pool.ts'
import { readFromBuild } from './client-assets.ts'
import type { PageCall, PageRenderer } from './page-renderer.ts'
import type { RenderTasks } from './render-worker.ts'

/** The web application as the server sees it: what `npm start` built, or the sources in development. */
export interface ClientBuild extends PageRenderer {
  build: { id: string; builtAt: string }
  strict: boolean
  mount(server: FastifyInstance): Promise<void>
}

const root = join(import.meta.dirname, '../..')

const pools = new Map<string, WorkerPool<RenderTasks>>()

/** One pool for each build, also where several servers run in one process. */
const poolFor = (dist: string): WorkerPool<RenderTasks> => {
  const known = pools.get(dist)
  if (known) return known
  const pool = createWorkerPool<RenderTasks>({
    file: new URL('./render-worker.ts', import.meta.url),
    threads: Math.min(2, availableParallelism()),
    maxQueued: 200,
    timeoutMs: 10_000,
    idleMs: 300_000,
    maxHeapMb: 384,
    data: { dist },
  })
  pools.set(dist, pool)
  return pool
}

export const builtClient = (dist: string): ClientBuild => {
  const pool = poolFor(dist)
  return {
    build: readFromBuild(dist, 'build.json'),
    strict: true,
    renderPage: (page, { attempt, log }, signal) =>
      pool.run('renderPage', page, {
        signal,
        requester: page.network,
        onCall: async (name, input) => {
          if (name === 'attempt') return attempt(input as PageCall)
          return log(String(input))
        },
      }),
    drawCover: (document) => pool.run('drawCover', document),
    drawPages: (document, pages) => pool.run('drawPages', { document, pages }),
    warmUp: () => pool.run('warmUp', undefined),
    mount: async (server) => {
      // By list, as the others, but on one route: more than a thousand would be half of the time of a start.
      const assets = join(dist, 'client/assets')
      const names = new Set(readdirSync(assets).map((name) => `/${name}`))
      await server.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        allowedPath: (path) => names.has(path),
        immutable: true,
        maxAge: '365d',
      })
      await server.register(fastifyStatic, {
        root: join(root, 'apps/web/public'),
        prefix: '/',
        decorateReply: false,
        wildcard: false,
        maxAge: '1h',
      })
      await server.register(fastifyStatic, {
        root: SAMPLE_FOLDERS,
        prefix: '/samples/',
        decorateReply: false,
        wildcard: false,
        maxAge: '1h',
      })
    },
  }
}
