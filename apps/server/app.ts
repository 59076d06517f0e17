import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerDeps, ServerSlice } from '#packages/slice/server.ts'
import { openApiOf } from '#packages/wire/open-api.ts'
import type { Caller } from '#packages/wire/route.ts'
import { openBlobs } from './blobs.ts'
import type { ClientBuild } from './client-build.ts'
import { migrate, openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { baseHeaders } from './headers.ts'
import { createLimits } from './limits.ts'
import { openMail } from './mail.ts'
import { mountRoutes } from './mount-routes.ts'
import { mountPages } from './pages.ts'

export interface AppOptions {
  env: Env
  slices: readonly ServerSlice[]
  client: ClientBuild
  now?: () => number
}

export interface RunningApp {
  server: FastifyInstance
  deps: ServerDeps
  /** Starts the slices' work beside the requests; closing the server stops it. */
  startBackground(): void
}

/** Secrets reach the log only through a header, a cookie or a field of one of these names. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.apiKey',
]

/** Quality 4 costs about a millisecond for a page and gives most of the gain. */
const DYNAMIC_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export const createApp = async ({ env, slices, client, now = Date.now }: AppOptions): Promise<RunningApp> => {
  mkdirSync(env.DATA_DIR, { recursive: true })
  const server = Fastify({
    logger: { level: env.LOG_LEVEL, redact: REDACTED },
    trustProxy: (_, hop) => hop < env.TRUST_PROXY,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // While stopping, what still arrives on an open connection is answered rather than turned away.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const https = publicUrl.startsWith('https:')
  const database = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, (error) =>
    server.log.error({ err: error }, 'the database dropped an idle connection'),
  )
  const deps: ServerDeps = {
    db: database.db,
    now,
    log: server.log,
    mail: openMail(
      { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(env.DATA_DIR, 'outbox') },
      server.log,
    ),
    blobs: openBlobs({ s3Url: env.S3_URL, folder: join(env.DATA_DIR, 'files') }),
    publicUrl,
    cacheDir: join(env.DATA_DIR, 'cache'),
    build: client.build,
  }
  await migrate(deps.db, slices)
  for (const slice of slices) await slice.seed?.(deps)

  const whoIs: (token: string) => Promise<Caller | undefined> =
    slices.find((slice) => slice.whoIs)?.whoIs?.(deps) ?? (async () => undefined)
  const routes = slices.flatMap((slice) => slice.routes?.(deps) ?? [])
  const limits = createLimits(database.pool)

  // A client that keeps its connection would hold the stopping server until it lets go.
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.addHook('onSend', async (_, reply) => {
    baseHeaders(reply, https)
    if (stopping) reply.header('connection', 'close')
  })
  server.addHook('onClose', async () => {
    await deps.mail.close()
    await database.close()
  })
  // Static files are compressed when they are built; a stream must reach the reader as it is written.
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: DYNAMIC_BROTLI,
    threshold: 1024,
  })
  await server.register(
    (api, _, done) => {
      mountRoutes(api, routes, { whoIs, limits, secureCookies: https })
      const document = openApiOf(
        routes.map((route) => route.endpoint),
        env.PUBLIC_API_BASE,
      )
      api.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(document))
      done()
    },
    { prefix: '/api' },
  )
  for (const slice of slices) if (slice.files) await server.register(slice.files(deps))
  await client.mount(server)
  mountPages(server, {
    routes,
    whoIs,
    assets: client,
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
