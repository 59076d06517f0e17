import { type Browser, chromium, type Page } from 'playwright-core'
import type { Laid, Proved, RenderOptions } from '#apps/web/render-request.ts'
import type { Document } from '#packages/document/schema.ts'
import type { MadeFile } from '#packages/export/format.ts'
import type { FormatId } from '#packages/export/formats.ts'
import type { NamedPictures } from './document-pictures.ts'
import { type PageServer, startPageServer } from './page-server.ts'

export interface RendererOptions {
  /** The folder of a web build. */
  dist: string
  fontCache: string
  /** Path of a Chromium, Chrome or Edge. */
  browser: string
}

export interface Renderer {
  layOut(document: Document, pictures: NamedPictures): Promise<Laid>
  prove(document: Document, pictures: NamedPictures): Promise<Proved>
  render(
    document: Document,
    pictures: NamedPictures,
    format: FormatId,
    options: RenderOptions,
  ): Promise<MadeFile[]>
  close(): Promise<void>
}

/** No call home, and lines as on any screen. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // No name is looked up: what is not on this machine is nowhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Inside containers and as root its sandbox cannot be had; the page runs no code but ours. */
const launch = async (executablePath: string): Promise<Browser> => {
  const options = { executablePath, args: ARGUMENTS, timeout: 60_000 }
  if (process.getuid?.() === 0) return chromium.launch(options)
  return chromium.launch({ ...options, chromiumSandbox: true }).catch(() => chromium.launch(options))
}

const openPage = async (browser: Browser, server: PageServer): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  await context.addCookies([server.cookie])
  await context.route(
    ({ origin, protocol }) => /^(https?|wss?|ftp):$/.test(protocol) && origin !== server.url,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

/** A page shows a picture that it has seen once without asking again: whose pictures are others gets a new one. */
const showFrom = (page: Page, server: PageServer) => {
  let shown: NamedPictures | undefined
  return async (pictures: NamedPictures) => {
    if (pictures === shown) return
    server.takePictures(pictures)
    await page.goto(server.url)
    await page.waitForFunction(() => 'huajian' in window)
    shown = pictures
  }
}

const MAX_MS = 180_000

/** A page that hangs must not block its caller. */
const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the page did not answer in three minutes')), MAX_MS)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const start = async (browser: Browser, server: PageServer): Promise<Renderer> => {
  const page = await openPage(browser, server)
  const showing = showFrom(page, server)
  return {
    layOut: async (document, pictures) => {
      await showing(pictures)
      return inTime(page.evaluate((shown) => window.huajian.layOut(shown), document))
    },
    prove: async (document, pictures) => {
      await showing(pictures)
      return inTime(page.evaluate((shown) => window.huajian.prove(shown), document))
    },
    render: async (document, pictures, format, options) => {
      await showing(pictures)
      const files = await inTime(
        page.evaluate((order) => window.huajian.render(order.document, order.format, order.options), {
          document,
          format,
          options,
        }),
      )
      return files.map(({ base64, ...rest }) => ({ ...rest, bytes: Buffer.from(base64, 'base64') }))
    },
    close: async () => {
      await browser.close()
      await server.stop()
    },
  }
}

/** The product's pages and writers in a browser without a window: for who has no editor open. One job at a time. */
export const openRenderer = async ({ dist, fontCache, browser }: RendererOptions): Promise<Renderer> => {
  const server = await startPageServer(dist, fontCache)
  let opened: Browser | undefined
  try {
    opened = await launch(browser)
    return await start(opened, server)
  } catch (error) {
    await opened?.close()
    await server.stop()
    throw error
  }
}
