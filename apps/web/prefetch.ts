import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router'
import { connectionNow, createPrefetchQueue, mayPrefetch } from '#packages/scheduling/prefetch-queue.ts'
import type { ScreenModule, ScreenRoute } from '#packages/ui/screen-routes.ts'

/** Data is prefetched only after the page itself has had its first second. */
export const PAYLOAD_PRELOAD_AFTER_MS = 1000

interface Options {
  routes: RouteObject[]
  queryClient: QueryClient
}

/** Prefetches the chunk of a linked screen and, from one second after the start, its data too. */
export const createPrefetcher = ({ routes, queryClient }: Options): ((path: string) => void) => {
  let payloads = false
  const waiting: (() => void)[] = []
  setTimeout(() => {
    payloads = true
    for (const run of waiting.splice(0)) run()
  }, PAYLOAD_PRELOAD_AFTER_MS)
  const whenPayloads = () =>
    payloads ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))

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
