import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { MiddlewareName } from '#packages/ui/screen-routes.ts'
import { pageNotFound } from './page-not-found.ts'
import { currentUser } from './session.ts'

interface Step {
  queryClient: QueryClient
  url: URL
}

const signInFirst = ({ url }: Step) =>
  redirect(`/auth/login?next=${encodeURIComponent(url.pathname + url.search)}`)

const whoIs = ({ queryClient }: Step) => currentUser(queryClient)

const middleware: Record<MiddlewareName, (step: Step) => Promise<void>> = {
  'signed-in': async (step) => {
    if (!(await whoIs(step))) throw signInFirst(step)
  },
  /** An area without permission looks like a missing page. */
  admin: async (step) => {
    const user = await whoIs(step)
    if (!user) throw signInFirst(step)
    if (user.role !== 'admin') throw pageNotFound(step.url)
  },
}

export const runMiddleware = async (names: readonly string[], step: Step) => {
  for (const name of names) {
    const run = Object.hasOwn(middleware, name) ? middleware[name as MiddlewareName] : undefined
    if (!run) throw new Error(`Unknown route middleware: ${name}`)
    await run(step)
  }
}
