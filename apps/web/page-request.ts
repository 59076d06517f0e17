import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { siteConfig } from '#features/site/contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import type { Language } from '#packages/i18n/language.ts'

/** The public runtime configuration that a page needs before its first paint. */
export interface Boot {
  apiBase: string
  publicUrl: string
  language: Language
  config: z.infer<typeof siteConfig.reply>
}

export interface PageAssets {
  scripts: string[]
  styles: string[]
  preloads: string[]
}

/** Input of the renderer for one page. */
export interface PageRequest {
  url: URL
  /** For styles in the page and those that scripts add. */
  nonce: string
  boot: Boot
  signal: AbortSignal
  attempt(endpoint: Endpoint, input: unknown): Promise<unknown>
  assets(modules: readonly string[]): PageAssets
  log(error: unknown): void
}

export interface PageResult {
  status: number
  redirect?: string
  /** The page has personal content: browsers must not keep it on disk or for the Back button. */
  personal: boolean
  body: Readable
}

export type RenderPage = (request: PageRequest) => Promise<PageResult>

/** The first page of a loaded document, as markup. */
export type DrawCover = (document: object) => string

/** A loaded document as markup that `layOutDrawnPages` completes in a browser without the document. */
export type DrawPages = (document: object, pages: number) => string
