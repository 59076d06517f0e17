import { sql } from 'kysely'
import { openDatabase } from '#apps/server/db.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { PASSWORD } from '#test/kit/people.ts'
import { createDatabase, startPostgres } from '#test/kit/postgres.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer, SITE } from '#test/kit/server-process.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { type Figure, type Figures, summary } from './figures.ts'
import { AT_ONCE, type Doing, loaded, saving, settle } from './site.ts'

const SECONDS = 4

/** Actions of users, each with a number of concurrent users. */
const kinds: Record<string, Doing> = {
  'health, the cheapest call': () => ({ method: 'GET', path: '/api/health' }),
  'who am I': ({ people }, worker) => ({
    method: 'GET',
    path: '/api/account',
    token: people[worker]?.token ?? '',
  }),
  'home page': () => ({ method: 'GET', path: '/' }),
  'gallery page': () => ({ method: 'GET', path: '/resume' }),
  'gallery, first page of the list': () => ({ method: 'GET', path: '/api/templates' }),
  'open a resume': ({ people }, worker) => ({
    method: 'GET',
    path: `/api/resumes/${people[worker]?.resume}`,
    token: people[worker]?.token ?? '',
  }),
  'save a resume': saving,
  'sign in': ({ people }, worker) => ({
    method: 'POST',
    path: '/api/auth/sign-in',
    body: { email: people[worker]?.email, password: PASSWORD, remember: false },
  }),
}

const one = (name: string, unit: string, value: number): Figure => ({ name, unit, median: value, p95: value })

/**
 * One server and one durable PostgreSQL under a load from this process. The CPU time that each needs per call shows
 * which one is the bottleneck, even on a busy machine.
 */
export async function* loadFigures(): Figures {
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = await createDatabase(postgres.url)
  const variables = { ...(await testVariables()), DATABASE_URL: databaseUrl, WORKERS: '1', TRUST_PROXY: '1' }
  const { child, exited, url } = await runServer(variables, SITE)
  const server = child.pid ?? 0
  const document = chanceDocument(3)
  const site = await settle({ url, variables }, document)
  yield one('load: memory of a server that has just started', 'MB', memoryOf(server))
  for (const [name, kind] of Object.entries(kinds)) {
    await loaded(site, kind, 1)
    const before = { server: cpuOf(server), database: cpuOf(postgres.pid) }
    const { times, seconds } = await loaded(site, kind, SECONDS)
    const spent = (ms: number) => ms / times.length
    const byServer = spent(cpuOf(server) - before.server)
    const byDatabase = spent(cpuOf(postgres.pid) - before.database)
    yield { name: `load, ${name}: ${AT_ONCE} at once`, unit: 'ms', ...summary(times) }
    yield one(`load, ${name}: calls`, '/s', times.length / seconds)
    yield one(`load, ${name}: processor of the server`, 'ms a call', byServer)
    yield one(`load, ${name}: processor of PostgreSQL`, 'ms a call', byDatabase)
  }
  yield one('load: memory of the server afterwards', 'MB', memoryOf(server))
  const { db, close } = openDatabase({ dataDir: '', databaseUrl }, () => undefined)
  const { rows } = await sql<{ bytes: number; connections: number }>`
    select avg(pg_column_size(resumes.*))::integer as bytes,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections
    from resumes`.execute(db)
  yield one('load: a resume in PostgreSQL', 'bytes', rows[0]?.bytes ?? 0)
  yield one('load: its document as JSON', 'bytes', Buffer.byteLength(JSON.stringify(document)))
  yield one('load: connections of one server', '', (rows[0]?.connections ?? 1) - 1)
  await close()
  child.kill('SIGTERM')
  await exited
  await postgres.stop()
}
