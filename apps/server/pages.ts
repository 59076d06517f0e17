import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Boot } from '#apps/web/page-request.ts'
import { fontCssUrl } from '#features/fonts/server/version.ts'
import { redirectFor, siteConfig } from '#features/site/contract.ts'
import { networkOf } from '#packages/slice/network.ts'
import type { WhoIs } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import { type Language, languageOf } from '#packages/wire/language.ts'
import { stringifyJson } from '#packages/wire/raw-json.ts'
import type { Caller, Context, Route } from '#packages/wire/route.ts'
import { readCookies } from './cookies.ts'
import { contentPolicy } from './headers.ts'
import type { Limits } from './limits.ts'
import type { PageCall, PageCallResult, PageRenderer } from './page-renderer.ts'
import { errorReply, runRoute } from './run-route.ts'

export interface PagesOptions {
  routes: readonly Route[]
  whoIs: WhoIs
  limits: Limits
  renderer: PageRenderer
  apiBase: string
  publicUrl: string
  /** Development serves unhashed modules and inline styles, which the strict policy would refuse. */
  strict: boolean
}

/** The interface is set in a serif for headings and, where the system has no Chinese face, in our sans. */
const INTERFACE_FONTS = [fontCssUrl('serif'), fontCssUrl('sans')]

const themeOf = (value: string | undefined): Boot['theme'] =>
  value === 'light' || value === 'dark' ? value : 'auto'

interface PageContext {
  routes: readonly Route[]
  limits: Limits
  network: string
  caller: Caller | undefined
  language: Language
  signal: AbortSignal
  log(error: unknown): void
}

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

export const mountPages = (app: FastifyInstance, options: PagesOptions) => {
  const { routes, whoIs, limits, renderer, apiBase, publicUrl, strict } = options

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.raw.url ?? '/'
    // `GET http://elsewhere/ HTTP/1.1` names another site.
    if (!path.startsWith('/')) return reply.callNotFound()
    const network = networkOf(request.ip)
    const wait = (await limits.siteWide(network)) ?? (await limits.pages(network))
    if (wait !== undefined) {
      reply.header('retry-after', String(wait))
      throw new AppError('too_many_requests')
    }
    const cookies = readCookies(request.headers.cookie)
    const language = languageOf(cookies.lang)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const caller = cookies.token ? (await whoIs(cookies.token, false))?.caller : undefined
    const log = (error: unknown) => request.log.error({ err: error }, 'a page failed to render')
    const attempt = pageCalls({ routes, limits, network, caller, language, signal: gone.signal, log })

    // What is shown, and where it leads, depends on who asks.
    reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' })
    const config = await readConfig(attempt)
    // Joined, not resolved: `//evil.example` is a strange path of ours, not another site.
    const url = new URL(publicUrl + path)
    const target = redirectFor(config.routeRules, url)
    if (target) return reply.redirect(target, 302)

    const nonce = randomBytes(16).toString('base64url')
    const boot: Boot = { apiBase, publicUrl, language, theme: themeOf(cookies.theme), config }
    const { status, redirect, personal, html } = await renderer.renderPage(
      { url: url.href, nonce, boot, network, styles: INTERFACE_FONTS },
      { attempt, log: (message) => log(new Error(message)) },
      gone.signal,
    )
    // On a shared computer the Back button and the disk cache would show it to the next person.
    if (personal || caller) reply.header('cache-control', 'no-store')
    if (redirect !== undefined) return reply.redirect(redirect, 302)
    if (strict) reply.header('content-security-policy', contentPolicy(nonce, apiBase))
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : html)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })
}
