import { sql } from 'kysely'
import { listComments } from '#features/comments/contract.ts'
import { listResumes } from '#features/resumes/contract.ts'
import { getTemplate, listTemplates, similarTemplates } from '#features/templates/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { type Figures, summary } from './figures.ts'

const TEMPLATES = 10_000
const COMMENTS = 100_000
const RESUMES = 100_000
/** PostgreSQL takes 65,535 values in one statement. */
const AT_ONCE = 500

const inParts = async <Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE))
}

const padded = (number: number) => String(number).padStart(6, '0')

/** Our resume templates, copied until there are ten thousand, with unique names. */
const addTemplates = async ({ deps }: TestServer) => {
  const db = deps.db
  const ours = await db
    .selectFrom('templates')
    .selectAll()
    .where('owner', '=', SYSTEM_USER_ID)
    .where('kind', '=', 'resume')
    .execute()
  const copies = Array.from({ length: TEMPLATES - ours.length }, (_, at) => {
    const one = ours[at % ours.length] as (typeof ours)[number]
    const meta = { ...(JSON.parse(one.meta) as { name: string }) }
    const time = one.created_at - (at + 1) * 1000
    return {
      ...one,
      id: `bench-template-${padded(at)}`,
      meta: JSON.stringify({ ...meta, name: `${meta.name}${at}` }),
      version: 1,
      published_at: time,
    }
  })
  await inParts(copies, (part) => db.insertInto('templates').values(part).execute())
  await inParts(copies, (part) =>
    db
      .insertInto('template_versions')
      .values(
        part.map(({ id, meta, document, published_at }) => ({
          template_id: id,
          version: 1,
          published_at,
          meta,
          document,
        })),
      )
      .execute(),
  )
}

/** A tenth of all comments under one template, the rest spread over the others. */
const addComments = async ({ deps }: TestServer, busiest: string) => {
  const db = deps.db
  const targets = await db.selectFrom('templates').select('id').limit(500).execute()
  const now = deps.now()
  const rows = Array.from({ length: COMMENTS }, (_, at): Database['comments'] => {
    const isReply = at % 4 === 3
    const target = at % 10 < 1 || isReply ? busiest : (targets[at % targets.length]?.id ?? busiest)
    const id = `bench-comment-${padded(at)}`
    return {
      id,
      target_kind: 'resume',
      target_id: target,
      level: isReply ? 1 : 0,
      root_id: isReply ? 'bench-comment-000000' : id,
      parent_id: isReply ? 'bench-comment-000000' : null,
      answers: null,
      author: SYSTEM_USER_ID,
      body: `第 ${at} 条：标题和正文的间距再大一点会更好读。`,
      created_at: now - at * 1000,
      edited_at: null,
      deleted_at: null,
      hidden_at: null,
      hidden_for: null,
      likes: at % 97,
      replies: 0,
      reports: 0,
      reported_at: null,
    }
  })
  await inParts(rows, (part) => db.insertInto('comments').values(part).execute())
}

const addResumes = async ({ deps }: TestServer, owner: string, many: number) => {
  const document = chanceDocument(4)
  const text = JSON.stringify(document)
  const now = deps.now()
  const rows = Array.from({ length: many }, (_, at): Database['resumes'] => ({
    id: `bench-resume-${many}-${padded(at)}`,
    owner,
    kind: document.kind,
    title: `简历 ${at}`,
    revision: 1,
    size: Buffer.byteLength(text),
    template_id: null,
    created_at: now - at * 1000,
    updated_at: now - at * 1000,
    versioned_at: 0,
    deleted_at: null,
    document: text,
  }))
  const db = deps.db
  await inParts(rows, (part) => db.insertInto('resumes').values(part).execute())
}

type Call = (client: Client, id: string) => Promise<unknown>

/** Requests of a visitor of the gallery. */
const calls: Record<string, Call> = {
  'first page with counts': (client) => client.call(listTemplates, {}),
  'a late page of a choice': (client) => client.call(listTemplates, { purpose: 'social', page: 3 }),
  'search of two characters': (client) => client.call(listTemplates, { q: '护理' }),
  'search by first letters': (client) => client.call(listTemplates, { q: 'hl' }),
  'one template': (client, id) => client.call(getTemplate, { id }),
  'similar ones': (client, id) => client.call(similarTemplates, { id }),
  'its comments': (client, id) => client.call(listComments, { kind: 'resume', id }),
  'its comments, liked most': (client, id) =>
    client.call(listComments, { kind: 'resume', id, sort: 'hottest' }),
}

const ROUNDS = 30
const MAX_WAIT_MS = 60_000

const timesOf = async (call: () => Promise<unknown>): Promise<number[]> => {
  await call()
  const each: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await call()
    each.push(performance.now() - began)
  }
  return each
}

const timed = async (client: Client, id: string): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>()
  for (const [name, call] of Object.entries(calls)) times.set(name, await timesOf(() => call(client, id)))
  return times
}

/** The gallery reloads all templates after half a minute: moves the clock and waits for the new ones. */
const untilListed = async (visitor: Client, turn: () => void) => {
  turn()
  const began = performance.now()
  for (;;) {
    const { total } = await visitor.call(listTemplates, { limit: 1 })
    const waited = performance.now() - began
    if (total >= TEMPLATES) return waited
    if (waited > MAX_WAIT_MS) throw new Error(`of ${TEMPLATES} templates ${total} are listed`)
    // Paced, because a visitor may make only a number of calls a minute.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** A hundred resumes of one user, alone and among a hundred thousand, and the first page of a user with all of them. */
async function* resumeFigures(server: TestServer, name: string): Figures {
  const [one, collector] = [await aPerson(server.deps), await aPerson(server.deps)]
  const ask = ({ token }: { token: string }) => timesOf(() => server.as(token).call(listResumes, {}))
  await addResumes(server, one.userId, 100)
  const alone = await ask(one)
  await addResumes(server, collector.userId, RESUMES)
  await sql`analyze`.execute(server.deps.db)
  const among = await ask(one)
  const ratio = summary(among).median / summary(alone).median
  yield { name: `${name}: first page of a hundred resumes`, unit: 'ms', ...summary(among) }
  yield {
    name: `${name}: first page of a hundred resumes, against these alone`,
    unit: '×',
    median: ratio,
    p95: ratio,
  }
  yield { name: `${name}: first page of a hundred thousand`, unit: 'ms', ...summary(await ask(collector)) }
}

/** Each call over HTTP, before and after adding ten thousand templates and a hundred thousand comments. */
export async function* scaleFigures(database: string): Figures {
  let ahead = 0
  const server = await startServer({ now: () => Date.now() + ahead })
  const visitor = server.as()
  const { templates } = await visitor.call(listTemplates, { limit: 1 })
  const id = templates[0]?.id ?? ''
  const few = await timed(visitor, id)
  await addTemplates(server)
  await addComments(server, id)
  // Normally a background task of the database; without it, queries are planned for empty tables.
  await sql`analyze`.execute(server.deps.db)
  const read = await untilListed(visitor, () => {
    ahead += 31_000
  })
  const name = `${database}, 10,000 templates, 100,000 comments`
  yield { name: `${name}: first reading of all`, unit: 'ms', median: read, p95: read }
  for (const [call, times] of await timed(visitor, id)) {
    const ratio = summary(times).median / summary(few.get(call) ?? []).median
    yield { name: `${name}: ${call}`, unit: 'ms', ...summary(times) }
    yield { name: `${name}: ${call}, against 82 and none`, unit: '×', median: ratio, p95: ratio }
  }
  yield* resumeFigures(server, `${database}, 100,000 resumes`)
  await server.stop()
}
