import { workerData } from 'node:worker_threads'
import type { DrawCover, DrawPages, RenderPage } from '#apps/web/page-request.ts'
import type { Call } from '#packages/workers/pool.ts'
import { serveTasks } from '#packages/workers/serve.ts'
import { assetsOf, loadFromBuild } from './client-assets.ts'
import { type PageCallResult, type PageInput, renderHere } from './page-renderer.ts'

const { dist } = workerData as { dist: string }
const assetsFor = assetsOf(dist)
const loadPages = () => loadFromBuild<{ renderPage: RenderPage }>(dist, 'entry-server.js')
const loadCovers = () => loadFromBuild<{ drawCover: DrawCover; drawPages: DrawPages }>(dist, 'draw-cover.js')

const tasks = {
  renderPage: async (page: PageInput, call: Call) => {
    const { renderPage } = await loadPages()
    return renderHere(renderPage, assetsFor, page, {
      attempt: (asked) => call('attempt', asked) as Promise<PageCallResult>,
      log: (message) => void call('log', message),
    })
  },
  drawCover: async (document: object) => (await loadCovers()).drawCover(document),
  drawPages: async ({ document, pages }: { document: object; pages: number }) =>
    (await loadCovers()).drawPages(document, pages),
  warmUp: async (what: 'pages' | 'covers') => {
    await (what === 'pages' ? loadPages() : loadCovers())
  },
}
export type RenderTasks = typeof tasks

serveTasks(tasks)
