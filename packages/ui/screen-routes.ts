import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type Layout = 'default' | 'builder' | 'profile' | 'admin'
export type MiddlewareName = 'signed-in' | 'admin'

export interface LoadContext {
  queryClient: QueryClient
  params: Readonly<Record<string, string>>
  url: URL
}

export interface LoadResult {
  /** HTTP status of the page, such as 404 for a missing item. */
  status: number
}

/** Exports of a screen's file. */
export interface ScreenModule {
  Screen: ComponentType
  /** Fills the query cache before the first paint, on the server and on navigation. */
  load?(context: LoadContext): Promise<LoadResult | undefined>
}

/** A screen of a feature; the build puts each screen into its own chunk. */
export interface ScreenRoute {
  path: `/${string}`
  screen: () => Promise<ScreenModule>
  /** `default` if missing. */
  layout?: Layout
  /** The default layout without the site's navigation and footer. */
  bare?: true
  /** Paths whose parameters fail this have the status 404. */
  validate?(params: Readonly<Record<string, string>>): boolean | Promise<boolean>
  middleware?: readonly MiddlewareName[]
  /** Shows personal content without a sign-in: browsers must not cache the page. */
  personal?: true
  /**
   * The server renders it once for all users, as a visitor sees it, and the browser loads personal data itself. Only for
   * screens whose data is counters or changes with the public revision (packages/server-kit/public-revision.ts).
   */
  isPublic?: true
  /** False for screens that render only in the browser; the server sends their layout. */
  ssr?: false
  /** The screen's source file, for preloading its chunk and styles; the build fills it in from `screen`. */
  module?: string
}
