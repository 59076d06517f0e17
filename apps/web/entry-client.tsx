import { hydrate } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createClient } from '#packages/api/client.ts'
import { languageOf } from '#packages/i18n/language.ts'
import { createQueryClient } from '#packages/ui/api-query.ts'
import { reauthentication } from '#packages/ui/reauthentication.ts'
import { watchBuilds } from './build-watch.ts'
import { reloadForChunk } from './chunk-failure.ts'
import { readCookie } from './cookies.ts'
import { keepServedPage } from './crawler.tsx'
import { type Handover, HtmlDocument } from './document.tsx'
import { createErrorHandler } from './error-handler.ts'
import { followAccount } from './follow-account.ts'
import { LastResort } from './last-resort.tsx'
import './load-failure-notice.ts'
import { createPrefetcher } from './prefetch.ts'
import { Providers } from './providers.tsx'
import { loadRareCharacters } from './rare-characters.ts'
import { createRoutes } from './routes.tsx'

/** The server-rendered screens must be loaded before hydration, or the page would flash. */
const loadMatched = async (routes: RouteObject[]) => {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

const mount = async () => {
  keepServedPage()
  const carrier = document.getElementById('handover') as HTMLDataElement
  const text = carrier.value
  const handover = JSON.parse(text) as Handover
  const { boot } = handover

  let router: ReturnType<typeof createBrowserRouter> | undefined
  const client = createClient({
    base: boot.apiBase,
    token: () => readCookie('token'),
    language: () => languageOf(readCookie('lang')),
    onError: (status, body) => handleError(status, body),
    prove: () => reauthentication.ask(),
  })
  const queryClient = createQueryClient({
    attempt: client.attempt,
    where: 'browser',
    onError: (status, body) => handleError(status, body),
  })
  hydrate(queryClient, handover.queries)
  loadRareCharacters()
  followAccount({ queryClient, onEnded: () => handleError(401) })

  const routes = createRoutes({
    queryClient,
    side: 'browser',
    onChunkFailure: (error) => {
      const going = router?.state.navigation.location
      return reloadForChunk(going ? going.pathname + going.search + going.hash : window.location.href, error)
    },
  })
  await loadMatched(routes)
  router = createBrowserRouter(routes, { hydrationData: handover.router })
  const alive = router
  const handleError = createErrorHandler({ queryClient, navigate: (to) => alive.navigate(to) })
  watchBuilds({ attempt: client.attempt, running: boot.config.build.id, router })
  const prefetcher = createPrefetcher({ routes, queryClient })

  // Browsers hide nonces from the page, but the script element still has the value.
  const { nonce, text: headScript } = document.scripts[0] as HTMLScriptElement & { nonce: string }
  // The library that locks the page behind a dialog adds a style and looks for the nonce here.
  Object.assign(globalThis, { __webpack_nonce__: nonce })
  hydrateRoot(
    document,
    <HtmlDocument boot={boot} assets={handover.assets} nonce={nonce} headScript={headScript} handover={text}>
      <LastResort>
        <Providers boot={boot} nonce={nonce} client={client} queryClient={queryClient} prefetch={prefetcher}>
          <RouterProvider router={router} />
        </Providers>
      </LastResort>
    </HtmlDocument>,
  )
}

mount().catch((error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the specification's wording for a failed start.
  console.error('Error while mounting app:', error)
})
