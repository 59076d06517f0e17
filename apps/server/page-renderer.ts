import { text } from 'node:stream/consumers'
import type { Boot, PageAssets, RenderPage } from '#apps/web/page-request.ts'
import type { ErrorBody } from '#packages/api/errors.ts'

/** One page to render: plain data, because the renderer works in another thread. */
export interface PageInput {
  url: string
  nonce: string
  boot: Boot
  /** Whose network asked: no one fills the queue of pages alone. */
  network: string
  /** Style sheets before the page's own. */
  styles: readonly string[]
}

export interface RenderedPage {
  status: number
  redirect?: string
  personal: boolean
  html: string
}

/** An API call that a page makes while it is rendered. */
export interface PageCall {
  method: string
  path: string
  input: unknown
}

export type PageCallResult = { json: string } | { status: number; body: ErrorBody }

/** Calls that a renderer makes to the server. */
export interface PageCalls {
  attempt(call: PageCall): Promise<PageCallResult>
  log(message: string): void
}

export interface PageRenderer {
  /** Font files that the first paint of a public page needs. */
  firstFonts: readonly string[]
  renderPage(page: PageInput, calls: PageCalls, signal: AbortSignal): Promise<RenderedPage>
  /** The first page of a document that `loadDocument` has read, as markup. */
  drawCover(document: object): Promise<string>
  /** All pages of such a document as markup for people who may not have it; `pages`: as many as it is said to have. */
  drawPages(document: object, pages: number): Promise<string>
  /** Loads the renderer before the first visitor asks for a page. */
  warmUp(): Promise<void>
}

const resultOf = (result: PageCallResult): unknown => {
  if ('json' in result) return JSON.parse(result.json)
  throw Object.assign(new Error(result.body.message), result)
}

/** Renders a page on this thread. */
export const renderHere = async (
  render: RenderPage,
  assetsFor: (modules: readonly string[]) => PageAssets,
  { url, nonce, boot, styles }: PageInput,
  { attempt, log }: PageCalls,
): Promise<RenderedPage> => {
  const done = new AbortController()
  try {
    const { status, redirect, personal, body } = await render({
      url: new URL(url),
      nonce,
      boot,
      signal: done.signal,
      attempt: async ({ method, path }, input) => resultOf(await attempt({ method, path, input })),
      assets: (modules) => {
        const files = assetsFor(modules)
        return { ...files, styles: [...styles, ...files.styles] }
      },
      log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    })
    return redirect === undefined
      ? { status, personal, html: await text(body) }
      : { status, redirect, personal, html: '' }
  } finally {
    // Frees what the page's queries hold.
    done.abort()
  }
}
