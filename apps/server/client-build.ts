import cluster from 'node:cluster'
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

/**
 * The request thread has a core of its own where there are two. A worker of several renders on one thread: the other cores
 * have workers of their own.
 */
const RENDERERS = cluster.isWorker ? 1 : Math.min(8, Math.max(1, availableParallelism() - 1))

/** Only a template that is new needs its cover drawn. */
const DRAWERS = 1

interface RenderPools {
  pages: WorkerPool<RenderTasks>
  /** Apart from pages: a page waits for the covers that it asks for, and would wait forever for its own thread. */
  covers: WorkerPool<RenderTasks>
}

const pools = new Map<string, RenderPools>()

/** The same pools for each build, also where several servers run in one process. */
const poolsFor = (dist: string): RenderPools => {
  const known = pools.get(dist)
  if (known) return known
  const open = (threads: number, idleMs: number) =>
    createWorkerPool<RenderTasks>({
      file: new URL('./render-worker.ts', import.meta.url),
      threads,
      maxQueued: 200,
      timeoutMs: 10_000,
      idleMs,
      maxHeapMb: 384,
      data: { dist },
    })
  const opened = { pages: open(RENDERERS, 60_000), covers: open(DRAWERS, 10_000) }
  pools.set(dist, opened)
  return opened
}

export const builtClient = (dist: string): ClientBuild => {
  const { pages, covers } = poolsFor(dist)
  const assets = join(dist, 'client/assets')
  const names = readdirSync(assets)
  return {
    build: readFromBuild(dist, 'build.json'),
    strict: true,
    // The sans is fetched only where the system has no Chinese face.
    firstFonts: names
      .filter((name) => /^serif-700-home-.*\.woff2$/.test(name))
      .map((name) => `/assets/${name}`),
    renderPage: (page, { attempt, log }, signal) =>
      pages.run('renderPage', page, {
        signal,
        requester: page.network,
        onCall: async (name, input) => {
          if (name === 'attempt') return attempt(input as PageCall)
          return log(String(input))
        },
      }),
    drawCover: (document) => covers.run('drawCover', document),
    drawPages: (document, pages) => covers.run('drawPages', { document, pages }),
    warmUp: async () => {
      // The home page needs both: its first page is a cover that is drawn.
      await Promise.all([pages.run('warmUp', 'pages'), covers.run('warmUp', 'covers')])
    },
    mount: async (server) => {
      // By list, as the others, but on one route: more than a thousand would be half of the time of a start.
      const paths = new Set(names.map((name) => `/${name}`))
      await server.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        allowedPath: (path) => paths.has(path),
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
