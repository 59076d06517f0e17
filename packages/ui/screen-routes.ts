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
  /** The page's HTTP status where it is not 200: an item that does not exist. */
  status: number
}

/** Exports of a screen's file. */
export interface ScreenModule {
  Screen: ComponentType
  /** Fills the query cache before the first paint, on the server and on navigation. */
  load?(context: LoadContext): Promise<LoadResult | undefined>
}

/** A screen of a slice: one row, and the build splits it into a chunk of its own. */
export interface ScreenRoute {
  path: `/${string}`
  screen: () => Promise<ScreenModule>
  /** `default` unless said. */
  layout?: Layout
  /** The default layout without the site's navigation and footer. */
  bare?: true
  /** A path whose parameters fail this is page-not-found. */
  validate?(params: Readonly<Record<string, string>>): boolean | Promise<boolean>
  middleware?: readonly MiddlewareName[]
  /** Shows personal content without a sign-in: browsers must not cache the page. */
  personal?: true
  /**
   * The server renders it once for everybody, as a visitor sees it, and the browser asks for what is personal. Only for
   * screens whose data changes with the public revision (packages/server-kit/public-revision.ts) or are mere counters.
   */
  isPublic?: true
  /** False for screens that live in the browser only; the server sends their layout. */
  ssr?: false
  /** The screen's source file, for preloading its chunk and style; written in by the build where `screen` names it. */
  module?: string
}
