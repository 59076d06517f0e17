import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Boot } from '#apps/web/page-request.ts'
import { isPublicPage } from '#apps/web/public-screens.ts'
import { fontCssUrl } from '#features/fonts/server/version.ts'
import { redirectFor, siteConfig } from '#features/site/contract.ts'
import { AppError } from '#packages/api/errors.ts'
import { stringifyJson } from '#packages/api/raw-json.ts'
import type { Caller, Context, Route } from '#packages/api/route.ts'
import { type Language, languageOf } from '#packages/i18n/language.ts'
import { encodingFor } from '#packages/server-kit/content-encoding.ts'
import { networkOf } from '#packages/server-kit/network.ts'
import type { PublicRevision } from '#packages/server-kit/public-revision.ts'
import type { WhoIs } from '#packages/server-kit/server.ts'
import { readCookies } from './cookies.ts'
import { contentPolicy } from './headers.ts'
import type { Limits } from './limits.ts'
import { type CachedPage, createPageCache, newNonce } from './page-cache.ts'
import type { PageCall, PageCallResult, PageRenderer, RenderedPage } from './page-renderer.ts'
import { errorReply, runRoute } from './run-route.ts'

export interface PagesOptions {
  routes: readonly Route[]
  whoIs: WhoIs
  limits: Limits
  renderer: PageRenderer
  publicRevision: PublicRevision
  apiBase: string
  publicUrl: string
  /** Development serves unhashed modules and inline styles, which the strict policy would refuse. */
  strict: boolean
}

interface PageContext {
  routes: readonly Route[]
  limits: Limits
  network: string
  caller: Caller | undefined
  language: Language
  signal: AbortSignal
  log(error: unknown): void
}

/** Users of public pages go on to the editor: its font style sheets are requested before the script runs. */
const DOCUMENT_FONTS = [fontCssUrl('serif'), fontCssUrl('sans')]

/** Calls made while a page is rendered run the same routes under the same limits, without HTTP. */
const pageCalls = ({ routes, limits, network, caller, language, signal, log }: PageContext) => {
  // The renderer's bundle has its own copy of each contract: the name is what both sides share.
  const byName = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]))
  return async ({ method, path, input }: PageCall): Promise<PageCallResult> => {
    const route = byName.get(`${method} ${path}`)
    const context = {
      caller,
      language,
      address: network,
      agent: '',
      signal,
      token: undefined,
      setToken: () => undefined,
      cookies: { read: () => undefined, keep: () => undefined },
    }
    try {
      if (!route) throw new AppError('not_found')
      const wait =
        (await limits.perEndpoint(route.endpoint, network)) ??
        (caller && (await limits.perAccount(route.endpoint, caller.userId)))
      if (wait !== undefined) throw new AppError('too_many_requests')
      const json = stringifyJson(await runRoute(route, () => input, context as Context))
      if (json.length > (route.endpoint.maxRendered ?? Number.POSITIVE_INFINITY))
        throw new AppError('left_to_browser')
      return { json }
    } catch (error) {
      const { status, body, unexpected } = errorReply(error, language, route?.endpoint)
      if (unexpected) log(error)
      return { status, body }
    }
  }
}

const readConfig = async (attempt: ReturnType<typeof pageCalls>): Promise<Boot['config']> => {
  const result = await attempt({ method: siteConfig.method, path: siteConfig.path, input: {} })
  if ('json' in result) return JSON.parse(result.json) as Boot['config']
  throw new AppError(result.body.code)
}

const refuseWithin = (reply: FastifyReply, seconds: number | undefined) => {
  if (seconds === undefined) return
  reply.header('retry-after', String(seconds))
  throw new AppError('too_many_requests')
}

export const mountPages = (app: FastifyInstance, options: PagesOptions) => {
  const { routes, whoIs, limits, renderer, publicRevision, apiBase, publicUrl, strict } = options
  const cache = createPageCache()
  /** Fonts are preloaded without waiting for the style sheet that names them. */
  const preloads = renderer.firstFonts.map((url) => `<${url}>; rel=preload; as=font; crossorigin`).join(', ')

  /** Renders a page for this caller, or for a visitor. */
  const render = async (
    path: string,
    nonce: string,
    context: Omit<PageContext, 'routes' | 'limits'>,
  ): Promise<RenderedPage> => {
    const attempt = pageCalls({ routes, limits, ...context })
    const config = await readConfig(attempt)
    // Joined, not resolved: `//evil.example` is an unknown path of ours, not another site.
    const url = new URL(publicUrl + path)
    const target = redirectFor(config.routeRules, url)
    if (target) return { status: 302, redirect: target, personal: false, html: '' }
    const boot: Boot = { apiBase, publicUrl, language: context.language, config }
    return renderer.renderPage(
      {
        url: url.href,
        nonce,
        boot,
        network: context.network,
        styles: isPublicPage(path) ? [] : DOCUMENT_FONTS,
      },
      { attempt, log: (message) => context.log(new Error(message)) },
      context.signal,
    )
  }

  const setPolicy = (reply: FastifyReply, nonce: string) => {
    if (strict) reply.header('content-security-policy', contentPolicy(nonce, apiBase))
  }

  const sendCached = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { etag, nonce, body }: CachedPage,
  ) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding', etag })
    // Without the header of the content security policy: the browser's copy has its own, with the matching nonce.
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    setPolicy(reply, nonce)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const bytes = await body(encoding)
    reply.type('text/html; charset=utf-8').header('content-length', bytes.length)
    return reply.send(request.method === 'HEAD' ? '' : bytes)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.raw.url ?? '/'
    // `GET http://elsewhere/ HTTP/1.1` names another site.
    if (!path.startsWith('/')) return reply.callNotFound()
    const network = networkOf(request.ip)
    refuseWithin(reply, await limits.siteWide(network))
    const cookies = readCookies(request.headers.cookie)
    const language = languageOf(cookies.lang)
    const log = (error: unknown) => request.log.error({ err: error }, 'a page failed to render')

    let page: RenderedPage | undefined
    if (isPublicPage(path)) {
      if (preloads) reply.header('link', preloads)
      const key = `${language} ${path}`
      const revision = await publicRevision.current()
      // Other clients may wait for the same page after this one has disconnected.
      const { signal } = new AbortController()
      const renderPublic = () =>
        cache.render(key, revision, (nonce) =>
          render(path, nonce, { network, caller: undefined, language, signal, log }),
        )
      const cached = cache.find(key, revision)
      // A failure is logged by the renderer; the cached page is still correct.
      if (cached?.isOld) renderPublic().catch(() => undefined)
      if (cached) return sendCached(request, reply, cached.page)
      refuseWithin(reply, await limits.pages(network))
      const found = await renderPublic()
      if ('etag' in found) return sendCached(request, reply, found)
      page = found
    }
    const nonce = newNonce()
    const caller = cookies.token ? (await whoIs(cookies.token, false))?.caller : undefined
    // A page that visitors may not see may exist for this caller.
    if (!page || caller) {
      refuseWithin(reply, await limits.pages(network))
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      page = await render(path, nonce, { network, caller, language, signal: gone.signal, log })
    }
    // The content and the redirects depend on the caller.
    reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' })
    // On a shared computer the Back button and the disk cache would show it to the next person.
    if (page.personal || caller) reply.header('cache-control', 'no-store')
    if (page.redirect !== undefined) return reply.redirect(page.redirect, 302)
    setPolicy(reply, nonce)
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : page.html)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })
}
