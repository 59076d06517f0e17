import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { AppError } from '#packages/api/errors.ts'
import { openApiOf } from '#packages/api/open-api.ts'
import { networkOf } from '#packages/server-kit/network.ts'
import { createPublicRevision } from '#packages/server-kit/public-revision.ts'
import type { ServerDeps, ServerSlice, WhoIs } from '#packages/server-kit/server.ts'
import { forgetSettings } from '#packages/settings/store.ts'
import { aiSettingsOf } from './ai-settings.ts'
import { openBlobs } from './blobs.ts'
import type { ClientBuild } from './client-build.ts'
import { migrate, openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { holdFolder } from './folder.ts'
import { baseHeaders, PLAIN_POLICY } from './headers.ts'
import { createLimits } from './limits.ts'
import { openMail } from './mail.ts'
import { mountRoutes, requestLanguage } from './mount-routes.ts'
import { mountPages } from './pages.ts'
import { paymentOf } from './payment.ts'
import { outagePage, plainPage } from './plain-page.ts'
import { prettyLog } from './pretty-log.ts'
import { openPrivateFolder } from './private-folder.ts'
import { refuseUnread } from './refuse-unread.ts'
import { errorReply } from './run-route.ts'
import { openSeal } from './seal.ts'
import { nameSources } from './source-stack.ts'

export interface AppOptions {
  env: Env
  slices: readonly ServerSlice[]
  client: ClientBuild
  now?: () => number
}

export interface RunningApp {
  server: FastifyInstance
  deps: ServerDeps
  /** Starts the slices' background work; closing the server stops it. */
  startBackground(): void
}

/** Fields of these names are removed from the log, at the top and one level deep; headers are not logged at all. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.apiKey',
]

/** The address of a shared link gives access, so it must not be readable in the log. */
const SHARED_PATH = /(\/(?:s|shared)\/)[^/]+/gi

/** The route of a call or the path of a page: ids, suffixes and queries are not logged. */
const loggedPath = ({ url, routeOptions }: FastifyRequest): string => {
  const route = routeOptions?.url
  if (route?.includes(':')) return route
  return (url.split('?', 1)[0] ?? '').replaceAll(SHARED_PATH, '$1:suffix')
}

const formatters = {
  log: (line: Record<string, unknown>) => {
    if (line.err instanceof Error) nameSources(line.err)
    return line
  },
}

const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: loggedPath(request),
    id: request.id,
    address: request.ip,
  }),
}

/** Readable lines for a terminal, JSON for everything else. */
const logStream = () => {
  const { stdout } = process
  return stdout.isTTY ? { stream: prettyLog((text) => stdout.write(text), stdout.hasColors()) } : {}
}

/** Outside the API: the error screen, without any detail of the failure. */
const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const isKnown = error instanceof AppError
  const isOurs =
    error !== undefined && !isKnown && ((error as { statusCode?: number }).statusCode ?? 500) >= 500
  if (isOurs) request.log.error({ err: error }, 'a request failed')
  const wrongMethod = error === undefined && request.method !== 'GET' && request.method !== 'HEAD'
  if (wrongMethod) reply.header('allow', 'GET, HEAD')
  const { status, body } = errorReply(
    isOurs || isKnown ? error : new AppError('not_found'),
    requestLanguage(request),
  )
  if (request.url.startsWith('/api/') || request.url === '/api')
    return reply.status(status).header('cache-control', 'no-store').send(body)
  return reply
    .status(wrongMethod ? 405 : status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', PLAIN_POLICY)
    .type('text/html; charset=utf-8')
    .send(status > 500 || status === 429 ? outagePage(status, body.message) : plainPage())
}

async function* allPages(slices: readonly ServerSlice[], deps: ServerDeps) {
  for (const slice of slices) if (slice.sitePages) yield* slice.sitePages(deps)
}

/** The files of each slice in a folder of its name. */
async function* giveAll(slices: readonly ServerSlice[], deps: ServerDeps, userId: string) {
  for (const slice of slices)
    if (slice.personal)
      for await (const { name, bytes } of slice.personal(deps).give(userId))
        yield { name: `${slice.name}/${name}`, bytes }
}

/** Quality 4 costs about a millisecond for a page and gives most of the gain; so does a window of 512 KB, not 4 MB. */
const DYNAMIC_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
}

const noSchemas = () => () => {
  throw new Error('routes have contracts instead of schemas')
}

export const createApp = async ({ env, slices, client, now = Date.now }: AppOptions): Promise<RunningApp> => {
  openPrivateFolder(env.DATA_DIR)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const https = publicUrl.startsWith('https:')
  const server = Fastify({
    logger: { level: env.LOG_LEVEL, redact: REDACTED, serializers, formatters, ...logStream() },
    trustProxy: env.TRUST_PROXY,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Contracts check inputs and replies. Fastify would otherwise load its own schema compilers, ajv among them.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: refuseUnread,
    // No hook runs for an address that the router cannot parse.
    frameworkErrors: (error, request, reply) => {
      baseHeaders(reply as FastifyReply, https)
      return refuse(error, request, reply as FastifyReply)
    },
  })
  server.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  server.setNotFoundHandler((request, reply) => refuse(undefined, request, reply))
  const leaveFolder = env.DATABASE_URL === undefined ? holdFolder(env.DATA_DIR) : () => undefined
  const database = openDatabase(
    { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, maxConnections: env.DATABASE_POOL },
    (error) => server.log.error({ err: error }, 'the database dropped an idle connection'),
  )
  const limits = createLimits(database.pool)
  const deps: ServerDeps = {
    db: database.db,
    now,
    log: server.log,
    mail: openMail(
      { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(env.DATA_DIR, 'outbox') },
      server.log,
    ),
    tries: limits.tries,
    blobs: openBlobs({ s3Url: env.S3_URL, folder: join(env.DATA_DIR, 'files') }),
    personal: {
      give: (userId) => giveAll(slices, deps, userId),
      erase: async (userId) => {
        for (const slice of slices) await slice.personal?.(deps).erase?.(userId)
      },
    },
    publicUrl,
    drawCover: (document) => client.drawCover(document),
    drawPages: (document, pages) => client.drawPages(document, pages),
    sitePages: () => allPages(slices, deps),
    signInProviders: env.SIGN_IN_PROVIDERS,
    payment: paymentOf(env),
    seal: openSeal(env.SECRET_KEY, env.DATA_DIR),
    ai: aiSettingsOf(env),
    cacheDir: join(env.DATA_DIR, 'cache'),
    build: client.build,
    publicRevision: createPublicRevision(database.db),
  }
  deps.publicRevision.onChange(() => forgetSettings(deps.db))
  await migrate(deps.db, slices)
  for (const slice of slices) await slice.seed?.(deps)

  const whoIs: WhoIs = slices.find((slice) => slice.whoIs)?.whoIs?.(deps) ?? (async () => undefined)
  const routes = slices.flatMap((slice) => slice.routes?.(deps) ?? [])

  const limitFiles = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await limits.files(request.routeOptions, networkOf(request.ip))
    if (wait === undefined) return
    reply.header('retry-after', String(wait))
    throw new AppError('too_many_requests')
  }

  // A client with a keep-alive connection would block the stopping server.
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.addHook('onSend', async (_, reply) => {
    baseHeaders(reply, https)
    if (stopping) reply.header('connection', 'close')
  })
  // A stream may have begun before the server could announce the end of the connection.
  server.addHook('onResponse', async (request) => {
    if (stopping) request.raw.socket.end()
  })
  server.addHook('onClose', async () => {
    await deps.mail.close()
    await database.close()
    leaveFolder()
  })
  // Static files are compressed when they are built, and a stream must reach its reader unbuffered.
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: DYNAMIC_BROTLI,
    threshold: 1024,
  })
  await server.register(
    (api, _, done) => {
      mountRoutes(api, routes, { whoIs, limits, secureCookies: https })
      let document: ReturnType<typeof openApiOf> | undefined
      api.get('/openapi.json', { onRequest: limitFiles }, (_, reply) => {
        document ??= openApiOf(
          routes.map((route) => route.endpoint),
          env.PUBLIC_API_BASE,
        )
        return reply.header('cache-control', 'no-cache').send(document)
      })
      done()
    },
    { prefix: '/api' },
  )
  const files: FastifyPluginAsync = async (scope) => {
    scope.addHook('onRequest', limitFiles)
    for (const slice of slices) if (slice.files) await scope.register(slice.files(deps))
  }
  await server.register(files)
  await client.mount(server)
  mountPages(server, {
    routes,
    whoIs,
    limits,
    renderer: client,
    publicRevision: deps.publicRevision,
    apiBase: env.PUBLIC_API_BASE,
    publicUrl,
    strict: client.strict,
  })
  const stops: (() => void)[] = []
  server.addHook('preClose', async () => {
    for (const stop of stops) stop()
  })
  return {
    server,
    deps,
    startBackground: () => {
      for (const slice of slices) if (slice.background) stops.push(slice.background(deps))
    },
  }
}
