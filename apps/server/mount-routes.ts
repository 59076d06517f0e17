import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_VERSION, bodyLimitOf, type Endpoint, type Limit } from '#packages/api/endpoint.ts'
import { AppError } from '#packages/api/errors.ts'
import { stringifyJson } from '#packages/api/raw-json.ts'
import type { Context, Cookies, FileReply, Route } from '#packages/api/route.ts'
import { type Language, languageOf } from '#packages/i18n/language.ts'
import { networkOf } from '#packages/server-kit/network.ts'
import type { Found, WhoIs } from '#packages/server-kit/server.ts'
import { hiddenCookie, readCookies, tokenCookie } from './cookies.ts'
import { leaveDocumentsUnread, limitJsonBodies } from './json-bodies.ts'
import type { Limits } from './limits.ts'
import { checkCaller, errorReply, runRoute } from './run-route.ts'

export interface MountOptions {
  whoIs: WhoIs
  limits: Limits
  secureCookies: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** For a file that is expensive to make, in addition to the limit of all files. */
    limit?: Limit
  }
  interface FastifyRequest {
    /** The bearer token and its owner, resolved before the body is read. */
    sender?: { token: string | undefined; found: Found | undefined }
  }
}

export const requestLanguage = (request: FastifyRequest): Language =>
  languageOf(request.headers['accept-language']?.slice(0, 2))

const bearerOf = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]

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
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(stringifyJson(body))
}

const tooLarge = (endpoint: Endpoint | undefined) => {
  const own = Object.entries(endpoint?.errors ?? {}).find(([, { status }]) => status === 413)
  return new AppError(own?.[0] ?? 'too_large')
}

/** Fastify's own errors, in the words of our catalogue or of the endpoint. */
const translated = (error: FastifyError, endpoint: Endpoint | undefined): unknown => {
  if (error.statusCode === 413) return tooLarge(endpoint)
  // An unsupported content type or content encoding.
  if (error.statusCode === 415) return new AppError('unsupported_type')
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
  // 303: the browser continues with a GET, whatever the method of this request was.
  if (endpoint.answers === 'redirect') return reply.redirect(answer as string, 303)
  return reply.type('application/json; charset=utf-8').send(stringifyJson(answer))
}

/** One cookie of each name: the last value counts. */
const cookieJar = (
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): Pick<Context, 'setToken'> & { cookies: Cookies } => {
  const lines = new Map<string, string>()
  const set = (name: string, line: string) => {
    lines.set(name, line)
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [...lines.values()])
  }
  return {
    setToken: (value, lastsMs) => set('token', tokenCookie(value, lastsMs, secure)),
    cookies: {
      read: (name) => readCookies(request.headers.cookie)[name],
      keep: (name, value, where) => set(name, hiddenCookie(name, value, { ...where, secure })),
    },
  }
}

const tooMany = (seconds: number, reply: FastifyReply) => {
  reply.header('retry-after', String(seconds))
  return new AppError('too_many_requests')
}

/** Everything that can be refused without the body is refused here, before it is read. */
const checkBeforeBody = (endpoint: Endpoint, { limits, whoIs }: MountOptions) => {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const network = networkOf(request.ip)
    const wait = (await limits.siteWide(network)) ?? (await limits.perEndpoint(endpoint, network))
    if (wait !== undefined) throw tooMany(wait, reply)
    if (!endpoint.anyVersion && request.headers['x-api-version'] !== API_VERSION)
      throw new AppError('bad_api_version')
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(endpoint)) {
      reply.header('connection', 'close')
      throw tooLarge(endpoint)
    }
    const token = bearerOf(request)
    const found = token ? await whoIs(token, true) : undefined
    checkCaller(endpoint, found?.caller)
    if (endpoint.freshProof && !found?.isFresh) throw new AppError('proof_needed')
    const later = found && (await limits.perAccount(endpoint, found.caller.userId))
    if (later !== undefined) throw tooMany(later, reply)
    request.sender = { token, found }
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await refuse(request, reply)
    } catch (error) {
      return sendError(error, endpoint, request, reply)
    }
  }
}

export const mountRoutes = (app: FastifyInstance, routes: readonly Route[], options: MountOptions) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { endpoint } = request.routeOptions.config
    return sendError(translated(error, endpoint), endpoint, request, reply)
  })
  limitJsonBodies(app)
  // Without it an unknown API path would be answered by the pages.
  for (const rest of ['/', '/*'])
    app.all(rest, (request, reply) => sendError(new AppError('not_found'), undefined, request, reply))

  const mount = (scope: FastifyInstance, route: Route) => {
    const { endpoint } = route
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: bodyLimitOf(endpoint),
      config: { endpoint },
      ...(endpoint.answers === 'stream' ? { compress: false as const } : {}),
      onRequest: checkBeforeBody(endpoint, options),
      handler: async (request, reply) => {
        try {
          const { token, found } = request.sender ?? { token: undefined, found: undefined }
          const gone = new AbortController()
          // Listens to the response: the request closes as soon as its body is read, long before the client
          // disconnects.
          reply.raw.once('close', () => gone.abort())
          const jar = cookieJar(request, reply, options.secureCookies)
          if (found?.renewed) jar.setToken(found.renewed.token, found.renewed.lastsMs)
          const context: Context = {
            caller: found?.caller,
            language: requestLanguage(request),
            address: networkOf(request.ip),
            agent: request.headers['user-agent'] ?? '',
            signal: gone.signal,
            token,
            ...jar,
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
    const { takes, documentUnread } = route.endpoint
    if (!takes && !documentUnread) {
      mount(app, route)
      continue
    }
    // In a scope of its own, because any other endpoint still refuses bodies that are not JSON.
    void app.register((scope, _, ready) => {
      if (takes)
        scope.addContentTypeParser([...takes], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      if (documentUnread) leaveDocumentsUnread(scope)
      mount(scope, route)
      ready()
    })
  }
}
