import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router'
import { connectionNow, createPrefetchQueue, mayPrefetch } from '#packages/scheduling/prefetch-queue.ts'
import type { ScreenModule, ScreenRoute } from '#packages/ui/screen-routes.ts'

/** Data is fetched ahead only once the page itself has had its second. */
export const PAYLOAD_PRELOAD_AFTER_MS = 1000

interface Options {
  routes: RouteObject[]
  queryClient: QueryClient
}

/** Fetches the chunk of a linked screen ahead and, from one second after the start, its data too. */
export const createPrefetcher = ({ routes, queryClient }: Options): ((path: string) => void) => {
  let payloads = false
  const held: (() => void)[] = []
  setTimeout(() => {
    payloads = true
    for (const run of held.splice(0)) run()
  }, PAYLOAD_PRELOAD_AFTER_MS)
  const whenPayloads = () =>
    payloads ? Promise.resolve() : new Promise<void>((resolve) => held.push(resolve))

  const fetchAhead = async (path: string) => {
    const url = new URL(path, window.location.href)
    const match = matchRoutes(routes, url.pathname)?.at(-1)
    const screen = match?.route.handle as ScreenRoute | undefined
    if (!screen || !match) return
    const module: ScreenModule = await screen.screen()
    if (!module.load || (screen.middleware ?? []).length > 0) return
    await whenPayloads()
    await module.load({ queryClient, params: match.params as Record<string, string>, url })
  }
  return createPrefetchQueue(fetchAhead, () => mayPrefetch(connectionNow())).add
}
