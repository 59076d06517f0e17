import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WhoIs } from '#packages/slice/server.ts'
import { API_VERSION, type Endpoint } from '#packages/wire/endpoint.ts'
import { AppError } from '#packages/wire/errors.ts'
import { type Language, languageOf } from '#packages/wire/language.ts'
import type { Context, FileReply, Route } from '#packages/wire/route.ts'
import { tokenCookie } from './cookies.ts'
import type { Limits } from './limits.ts'
import { errorReply, runRoute } from './run-route.ts'

export interface MountOptions {
  whoIs: WhoIs
  limits: Limits
  secureCookies: boolean
}

export const requestLanguage = (request: FastifyRequest): Language =>
  languageOf(request.headers['accept-language']?.slice(0, 2))

const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const rawInput = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  const params = request.params as object
  if (endpoint.takes) {
    if (!(request.body instanceof Buffer)) throw new AppError('unsupported_type')
    const type = request.headers['content-type'] ?? ''
    return { ...params, file: new Blob([request.body as Buffer<ArrayBuffer>], { type }) }
  }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { ...(request.query as object), ...params }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('bad_input')
  return { ...body, ...params }
}

const sendError = (
  error: unknown,
  endpoint: Endpoint | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { status, body, unexpected } = errorReply(error, requestLanguage(request), endpoint)
  if (unexpected) request.log.error({ err: error }, 'unexpected error')
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

/** Fastify's own refusals, in our catalogue's words or the endpoint's own. */
const translated = (error: FastifyError, endpoint: Endpoint | undefined): unknown => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const own = Object.entries(endpoint?.errors ?? {}).find(([, { status }]) => status === 413)
    return new AppError(own?.[0] ?? 'too_large')
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_type')
  if (error.statusCode === 400 || error instanceof SyntaxError) return new AppError('bad_input')
  return error
}

const sendAnswer = (endpoint: Endpoint, answer: unknown, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store')
  if (endpoint.answers === 'stream')
    return reply
      .header('x-accel-buffering', 'no')
      .type('text/plain; charset=utf-8')
      .send(Readable.from(answer as AsyncIterable<string>))
  if (endpoint.answers === 'file') {
    const file = answer as FileReply
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type(file.type)
      .send(file.body instanceof Uint8Array ? Buffer.from(file.body) : Readable.from(file.body))
  }
  return reply.send(answer)
}

const tooMany = (seconds: number, reply: FastifyReply) => {
  reply.header('retry-after', String(seconds))
  return new AppError('too_many_requests')
}

export const mountRoutes = (app: FastifyInstance, routes: readonly Route[], options: MountOptions) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { endpoint } = request.routeOptions.config
    return sendError(translated(error, endpoint), endpoint, request, reply)
  })
  // Without it an unknown API path would be answered by the pages.
  for (const rest of ['/', '/*'])
    app.all(rest, (request, reply) => sendError(new AppError('not_found'), undefined, request, reply))

  const mount = (scope: FastifyInstance, route: Route) => {
    const { endpoint } = route
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? 1024 * 1024,
      config: { endpoint },
      ...(endpoint.answers === 'stream' ? { compress: false as const } : {}),
      handler: async (request, reply) => {
        try {
          const wait =
            (await options.limits.siteWide(request.ip)) ??
            (await options.limits.perEndpoint(endpoint, request.ip))
          if (wait !== undefined) throw tooMany(wait, reply)
          if (!endpoint.anyVersion && request.headers['x-api-version'] !== API_VERSION)
            throw new AppError('bad_api_version')
          const token = bearerOf(request)
          const gone = new AbortController()
          request.raw.once('close', () => gone.abort())
          const setToken: Context['setToken'] = (value, lastsMs) => {
            reply.removeHeader('set-cookie')
            reply.header('set-cookie', tokenCookie(value, lastsMs, options.secureCookies))
          }
          const found = token ? await options.whoIs(token, true) : undefined
          if (found?.renewed) setToken(found.renewed.token, found.renewed.lastsMs)
          const context: Context = {
            caller: found?.caller,
            language: requestLanguage(request),
            address: request.ip,
            agent: request.headers['user-agent'] ?? '',
            signal: gone.signal,
            token,
            setToken,
          } as Context
          const answer = await runRoute(route, () => rawInput(endpoint, request), context)
          return sendAnswer(endpoint, answer, reply)
        } catch (error) {
          return sendError(error, endpoint, request, reply)
        }
      },
    })
  }

  for (const route of routes) {
    const { takes } = route.endpoint
    if (!takes) {
      mount(app, route)
      continue
    }
    // In a scope of its own: any other endpoint still refuses what is not JSON.
    void app.register((scope, _, ready) => {
      scope.addContentTypeParser([...takes], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      mount(scope, route)
      ready()
    })
  }
}
