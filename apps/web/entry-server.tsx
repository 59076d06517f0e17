import { PassThrough } from 'node:stream'
import { dehydrate } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Client } from '#packages/api/client.ts'
import { createQueryClient } from '#packages/ui/api-query.ts'
import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import { type Handover, HtmlDocument } from './document.tsx'
import { BareErrorScreen, LastResort } from './last-resort.tsx'
import type { PageAssets, PageRequest, PageResult, RenderPage } from './page-request.ts'
import { isPersonal } from './personal.ts'
import { configQuery, Providers } from './providers.tsx'
import { createRoutes } from './routes.tsx'
import { sessionQuery } from './session.ts'
import { themeScript } from './theme-script.ts'

/** Only what the browser needs to rebuild the same screen; the message of an unexpected error stays on the server. */
const plainErrors = (context: StaticHandlerContext): Record<string, unknown> | null => {
  if (!context.errors) return null
  return Object.fromEntries(
    Object.entries(context.errors).map(([route, error]) => {
      const { status = 500, statusText = '', data = null } = (error ?? {}) as Record<string, unknown>
      return [route, { status, statusText, data, internal: false }]
    }),
  )
}

type Rendered = Omit<PageResult, 'personal'>

const renderTree = (page: PageRequest, tree: React.ReactElement, status: number) =>
  new Promise<Rendered>((resolve, reject) => {
    const body = new PassThrough()
    const { pipe, abort } = renderToPipeableStream(tree, {
      // React must not defer content to inline scripts, because the content security policy would refuse them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve({ status, body: pipe(body) }),
      onShellError: reject,
      onError: page.log,
    })
    page.signal.addEventListener('abort', () => abort(), { once: true })
  })

/** A screen that fails to render gives the error screen without any detail of the error. */
const render = (page: PageRequest, tree: React.ReactElement, assets: PageAssets, status: number) =>
  renderTree(page, tree, status).catch(() =>
    renderTree(
      page,
      <HtmlDocument
        boot={page.boot}
        assets={{ ...assets, scripts: [] }}
        nonce={page.nonce}
        headScript={themeScript}
        handover=""
      >
        <BareErrorScreen />
      </HtmlDocument>,
      500,
    ),
  )

/** Rendered pages are already in the markup, where the browser reads them (`cover.tsx`, `document-pages.tsx`). */
const isDrawn = (key: string) => key === 'cover' || key === 'drawnPages'
const withoutDrawings = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value: unknown) => (isDrawn(key) ? undefined : value)) ?? 'null')

export const renderPage: RenderPage = async (page) => {
  const none = () => Promise.reject(new Error('only queries run while a page is rendered'))
  const client: Client = {
    call: none,
    attempt: page.attempt as Client['attempt'],
    report: () => undefined,
    connection: { base: '', token: () => undefined, language: () => page.boot.language },
    download: none,
  }
  const queryClient = createQueryClient({ attempt: client.attempt, where: 'server' })
  // A cache time (`gcTime`) of a screen would keep the whole page in memory long after it was sent.
  page.signal.addEventListener('abort', () => queryClient.clear(), { once: true })
  queryClient.setQueryData(configQuery.queryKey, page.boot.config)
  await queryClient.ensureQueryData(sessionQuery)

  const handler = createStaticHandler(createRoutes({ queryClient, side: 'server' }))
  const context = await handler.query(new Request(page.url, { signal: page.signal }))
  if (context instanceof Response)
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      personal: true,
      body: new PassThrough().end(),
    }
  for (const error of Object.values(context.errors ?? {})) {
    const { status } = (error ?? {}) as { status?: number }
    if (status === undefined || status >= 500) page.log(error)
  }
  context.errors = plainErrors(context)

  const screens = context.matches.flatMap(
    ({ route }) => (route.handle as Partial<ScreenRoute> | undefined) ?? [],
  )
  const modules = screens.flatMap(({ module }) => module ?? [])
  const assets = page.assets(modules)
  const handover: Handover = {
    boot: page.boot,
    assets,
    router: { loaderData: context.loaderData, errors: context.errors },
    queries: dehydrate(queryClient, { serializeData: withoutDrawings }),
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const rendered = await render(
    page,
    <HtmlDocument
      boot={page.boot}
      assets={assets}
      nonce={page.nonce}
      headScript={themeScript}
      handover={JSON.stringify(handover)}
    >
      <LastResort>
        <Providers
          boot={page.boot}
          nonce={page.nonce}
          client={client}
          queryClient={queryClient}
          prefetch={() => undefined}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </LastResort>
    </HtmlDocument>,
    assets,
    context.statusCode,
  )
  return { ...rendered, personal: screens.some(isPersonal) }
}
