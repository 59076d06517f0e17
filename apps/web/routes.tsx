import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { redirectFor } from '#features/site/contract.ts'
import type { CallFailure } from '#packages/api/client.ts'
import type { Layout, ScreenModule, ScreenRoute } from '#packages/ui/screen-routes.ts'
import { ClientOnly } from './client-only.tsx'
import { RouteError } from './error-screen.tsx'
import { BuilderLayout } from './layouts/builder.tsx'
import { BareLayout, DefaultLayout } from './layouts/default.tsx'
import { runMiddleware } from './middleware.ts'
import { pageNotFound } from './page-not-found.ts'
import { configQuery } from './providers.tsx'
import { Root } from './root.tsx'
import { screenRoutes } from './screens.ts'

interface Where {
  queryClient: QueryClient
  side: 'browser' | 'server'
  /** Called if the chunk of a screen cannot be loaded. */
  onChunkFailure?(error: unknown): Promise<never>
}

/** A redirect rule for this path sends the navigation on; an external one leaves the site. */
const followRule = ({ queryClient }: Where, url: URL) => {
  const rules = queryClient.getQueryData(configQuery.queryKey)?.routeRules ?? []
  const target = redirectFor(rules, url)
  if (target !== undefined) throw redirect(target)
}

/** Checked by its shape: on the server it is thrown by another copy of the class. */
const isNotFound = (error: unknown) => (error as Partial<CallFailure> | null)?.body?.code === 'not_found'

const loaderOf =
  (screen: ScreenRoute, module: ScreenModule | undefined, where: Where) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { queryClient } = where
    const url = new URL(request.url)
    followRule(where, url)
    const filled = params as Record<string, string>
    if (screen.validate && !(await screen.validate(filled))) throw pageNotFound(url)
    await runMiddleware(screen.middleware ?? [], { queryClient, url })
    try {
      const result = await module?.load?.({ queryClient, params: filled, url })
      return result ? data(null, { status: result.status }) : null
    } catch (error) {
      throw isNotFound(error) ? pageNotFound(url) : error
    }
  }

const screenRoute = (screen: ScreenRoute, where: Where): RouteObject => ({
  id: screen.path,
  path: screen.path,
  handle: screen,
  lazy: async () => {
    const clientOnly = screen.ssr === false
    if (clientOnly && where.side === 'server')
      return { Component: ClientOnly, loader: loaderOf(screen, undefined, where) }
    const module = await screen.screen().catch((error: unknown) => {
      if (where.onChunkFailure) return where.onChunkFailure(error)
      throw error
    })
    const { Screen } = module
    const Component = clientOnly
      ? () => (
          <ClientOnly>
            <Screen />
          </ClientOnly>
        )
      : Screen
    return { Component, loader: loaderOf(screen, module, where) }
  },
})

/** A layout of pages behind a sign-in, fetched only where it is needed. */
const lazyLayout = (
  id: string,
  module: string,
  load: () => Promise<ComponentType>,
  where: Where,
  children: RouteObject[],
): RouteObject => ({
  id,
  handle: { module },
  lazy: async () => {
    const loading = load()
    return { Component: await (where.onChunkFailure ? loading.catch(where.onChunkFailure) : loading) }
  },
  children,
})

const isOf = (layout: Layout, bare: boolean) => (screen: ScreenRoute) =>
  (screen.layout ?? 'default') === layout && (screen.bare ?? false) === bare

/** The whole tree: the layouts, the screens of every feature, and not-found for the rest. */
export const createRoutes = (where: Where): RouteObject[] => {
  const children = (layout: Layout, bare: boolean) =>
    screenRoutes.filter(isOf(layout, bare)).map((screen) => screenRoute(screen, where))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { id: 'layout-default', Component: DefaultLayout, children: children('default', false) },
        { id: 'layout-bare', Component: BareLayout, children: children('default', true) },
        lazyLayout(
          'layout-profile',
          'apps/web/layouts/profile.tsx',
          async () => (await import('./layouts/profile.tsx')).ProfileLayout,
          where,
          children('profile', false),
        ),
        lazyLayout(
          'layout-admin',
          'apps/web/layouts/admin.tsx',
          async () => (await import('./layouts/admin.tsx')).AdminLayout,
          where,
          children('admin', false),
        ),
        { id: 'layout-builder', Component: BuilderLayout, children: children('builder', false) },
        {
          id: 'not-found',
          path: '*',
          Component: () => null,
          loader: ({ request }) => {
            const url = new URL(request.url)
            followRule(where, url)
            throw pageNotFound(url)
          },
        },
      ],
    },
  ]
}
