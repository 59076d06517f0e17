import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Boot, DrawCover, PageAssets, PageRequest, RenderPage } from '#apps/web/page-request.ts'
import { fontCssUrl } from '#features/fonts/server/version.ts'
import { redirectFor, siteConfig } from '#features/site/contract.ts'
import type { WhoIs } from '#packages/slice/server.ts'
import { CallFailure } from '#packages/wire/client.ts'
import type { Endpoint } from '#packages/wire/endpoint.ts'
import { AppError } from '#packages/wire/errors.ts'
import { type Language, languageOf } from '#packages/wire/language.ts'
import type { Caller, Context, Route } from '#packages/wire/route.ts'
import { readCookies } from './cookies.ts'
import { contentPolicy } from './headers.ts'
import { errorReply, runRoute } from './run-route.ts'

export interface Assets {
  /** Loaded anew at each call in development, once otherwise. */
  renderer(): Promise<RenderPage>
  /** Draws the first page of a document. */
  drawer(): Promise<DrawCover>
  /** Script, styles and chunks to preload for the matched screens' source files. */
  forModules(modules: readonly string[]): PageAssets
}

export interface PagesOptions {
  routes: readonly Route[]
  whoIs: WhoIs
  assets: Assets
  apiBase: string
  publicUrl: string
  /** Development serves unhashed modules and inline styles, which the strict policy would refuse. */
  strict: boolean
}

/** The interface is set in a serif for headings and, where the system has no Chinese face, in our sans. */
const INTERFACE_FONTS = [fontCssUrl('serif'), fontCssUrl('sans')]

const themeOf = (value: string | undefined): Boot['theme'] =>
  value === 'light' || value === 'dark' ? value : 'auto'

interface Local {
  routes: readonly Route[]
  caller: Caller | undefined
  language: Language
  signal: AbortSignal
  log(error: unknown): void
}

/** Calls made while a page is rendered run the same routes, without HTTP. */
const localAttempt = ({ routes, caller, language, signal, log }: Local) => {
  // The renderer's bundle has its own copy of each contract: the name is what both sides share.
  const byName = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]))
  return async (endpoint: Endpoint, input: unknown): Promise<unknown> => {
    const route = byName.get(`${endpoint.method} ${endpoint.path}`)
    const context = {
      caller,
      language,
      address: '',
      agent: '',
      signal,
      token: undefined,
      setToken: () => undefined,
      cookies: { read: () => undefined, keep: () => undefined },
    }
    try {
      if (!route) throw new AppError('not_found')
      return await runRoute(route, () => input, context as Context)
    } catch (error) {
      const { status, body, unexpected } = errorReply(error, language, endpoint)
      if (unexpected) log(error)
      throw new CallFailure(status, body)
    }
  }
}

export const mountPages = (app: FastifyInstance, options: PagesOptions) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies = readCookies(request.headers.cookie)
    const language = languageOf(cookies.lang)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const caller = cookies.token ? (await options.whoIs(cookies.token, false))?.caller : undefined
    const log = (error: unknown) => request.log.error({ err: error }, 'a page failed to render')
    const attempt = localAttempt({ routes: options.routes, caller, language, signal: gone.signal, log })

    // What is shown, and where it leads, depends on who asks.
    reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' })
    const config = (await attempt(siteConfig, {})) as Boot['config']
    // Joined, not resolved: `//evil.example` is a strange path of ours, not another site.
    const url = new URL(options.publicUrl + (request.raw.url ?? '/'))
    const target = redirectFor(config.routeRules, url)
    if (target) return reply.redirect(target, 302)

    const nonce = randomBytes(16).toString('base64url')
    const page: PageRequest = {
      url,
      nonce,
      attempt,
      assets: (modules) => {
        const files = options.assets.forModules(modules)
        return { ...files, styles: [...INTERFACE_FONTS, ...files.styles] }
      },
      signal: gone.signal,
      log,
      boot: {
        apiBase: options.apiBase,
        publicUrl: options.publicUrl,
        language,
        theme: themeOf(cookies.theme),
        config,
      },
    }
    const render = await options.assets.renderer()
    const result = await render(page)
    if (result.redirect) return reply.redirect(result.redirect, 302)
    if (options.strict) reply.header('content-security-policy', contentPolicy(nonce, options.apiBase))
    return reply
      .status(result.status)
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : result.body)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })
}
