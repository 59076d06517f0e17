import type { createBrowserRouter } from 'react-router'
import { latestBuild } from '#features/site/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { flushBeforeLeaving } from '#packages/ui/leaving.ts'

const CHECK_MS = 5 * 60_000

interface Options {
  attempt: Client['attempt']
  running: string
  router: ReturnType<typeof createBrowserRouter>
  open?(href: string): void
}

/** Asks for the latest build. If it differs, the next navigation reloads the page; nothing reloads offline. */
export const watchBuilds = ({
  attempt,
  running,
  router,
  open = (href) => window.location.assign(href),
}: Options) => {
  let outdated = false
  const check = async () => {
    // A failed check is ignored: the next one asks again.
    const latest = await attempt(latestBuild, {}).catch(() => undefined)
    if (latest && latest.id !== running) outdated = true
  }
  const timer = setInterval(() => {
    if (navigator.onLine && !outdated) void check()
  }, CHECK_MS)
  const stop = router.subscribe(({ navigation }) => {
    if (!outdated || navigation.state !== 'loading' || !navigator.onLine) return
    const { pathname, search, hash } = navigation.location
    // If the router finished this navigation too, Back would find the page twice.
    router.dispose()
    void flushBeforeLeaving().then(() => open(pathname + search + hash))
  })
  return {
    check,
    stop: () => {
      clearInterval(timer)
      stop()
    },
  }
}
