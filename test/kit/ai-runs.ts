import { parse } from 'zod/v4/core'
import { createModel, type ModelSettings } from '#features/ai/admin-contract.ts'
import { type RunEvent, runEvent, type startRun } from '#features/ai/contract.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { newId } from '#packages/api/new-id.ts'
import { post } from '#packages/ledger/ledger.ts'
import { aPerson } from './people.ts'
import type { TestServer } from './server.ts'

type RunRequest = InputOf<typeof startRun>

export const aSettings = (given: Partial<ModelSettings> = {}): ModelSettings => ({
  name: '测试模型',
  about: '',
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'test-model',
  prices: { draft: 5, improve: 2, write: 2, diagnose: 3, tailor: 3, translate: 4, interview: 1 },
  isEnabled: true,
  inPlans: false,
  jsonMode: false,
  temperature: null,
  timeoutSeconds: 60,
  atOnce: 100,
  ...given,
})

/** Adds a model at this address, as an admin does. */
export const aModel = async (
  server: TestServer,
  given: Partial<ModelSettings> & { apiKey?: string } = {},
) => {
  const { apiKey = 'sk-of-the-test', ...settings } = given
  const { token } = await aPerson(server.deps, 'admin')
  const { id } = await server.as(token).call(createModel, { ...aSettings(settings), apiKey })
  return id
}

/** A user with this many points. */
export const aPayer = async (
  server: TestServer,
  points: number,
  role: 'user' | 'member' | 'admin' = 'user',
) => {
  const person = await aPerson(server.deps, role)
  await post(server.deps.db, 1, {
    userId: person.userId,
    amount: points,
    reason: 'purchase',
    key: `order:${person.userId}`,
  })
  return person
}

const placeOf = (item: string) => ({ section: 'work', item, field: 'bullets' })

/** Each under a ref of its own: t1, t2. */
export const twoTexts = ['负责组件库', '- 负责监控\n- 负责发布']

/** A request to improve texts: the smallest task. */
export const improveTask = (texts: readonly string[] = ['负责页面开发'], wish = ''): RunRequest['task'] => ({
  task: 'improve',
  language: 'zh',
  texts: texts.map((text, at) => ({
    place: placeOf(`item${at}`),
    kind: 'work_experience',
    label: '内容',
    text,
  })),
  tone: 'plain',
  length: 'same',
  wish,
  job: '',
})

interface Running {
  status: number
  /** The body of an error response. */
  body: { code: string; data?: unknown }
  /** The next event; undefined at the end or when the connection broke. */
  next(): Promise<RunEvent | undefined>
  /** All remaining events. */
  rest(): Promise<RunEvent[]>
  /** Closes the connection, as a browser does when the user presses stop. */
  abort(): void
}

const eventsOf = async function* (response: Response): AsyncGenerator<RunEvent> {
  const decoder = new TextDecoder()
  let open = ''
  for await (const bytes of response.body ?? []) {
    open += decoder.decode(bytes, { stream: true })
    const lines = open.split('\n')
    open = lines.pop() ?? ''
    for (const line of lines) yield parse(runEvent, JSON.parse(line))
  }
}

/** Starts a run over HTTP and parses each line of the response by the contract. */
export const beginRun = async (
  { url, deps }: TestServer,
  token: string | undefined,
  wish: Partial<RunRequest> = {},
  headers: Record<string, string> = {},
): Promise<Running & { id: string }> => {
  const stop = new AbortController()
  const id = wish.id ?? newId(deps.now())
  const response = await fetch(`${url}/api/ai/runs`, {
    method: 'POST',
    headers: {
      'x-api-version': 'v2',
      'content-type': 'application/json',
      // After an abort, fetch opens a spare connection that it never uses, and a stopping server would wait for it.
      connection: 'close',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ model: 'built-in', task: improveTask(), ...wish, id }),
    signal: stop.signal,
  })
  const body = response.ok ? { code: '' } : ((await response.json()) as Running['body'])
  const events = eventsOf(response)
  const next = async () => {
    try {
      const { value, done } = await events.next()
      return done ? undefined : value
    } catch (error) {
      if (stop.signal.aborted || error instanceof TypeError) return undefined
      throw error
    }
  }
  return {
    id,
    status: response.status,
    body,
    next,
    rest: async () => {
      const all: RunEvent[] = []
      for (let one = await next(); one; one = await next()) all.push(one)
      return all
    },
    abort: () => stop.abort(),
  }
}

/** Runs a task to its end and returns its events. */
export const wholeRun = async (
  server: TestServer,
  token: string | undefined,
  wish: Partial<RunRequest> = {},
) => {
  const run = await beginRun(server, token, wish)
  return {
    id: run.id,
    status: run.status,
    body: run.body,
    events: run.status === 200 ? await run.rest() : [],
  }
}

export const recordOf = (server: TestServer, id: string) =>
  server.deps.db.selectFrom('ai_runs').selectAll().where('id', '=', id).executeTakeFirst()

/** The entries of a run in its user's ledger, oldest first. */
export const entriesFor = async (server: TestServer, id: string): Promise<number[]> => {
  const rows = await server.deps.db
    .selectFrom('ledger')
    .select(['amount', 'key'])
    .where('about', '=', id)
    .execute()
  return rows.sort((a, b) => a.key.length - b.key.length).map(({ amount }) => amount)
}

export const storedSteps = async (server: TestServer, id: string): Promise<unknown[]> => {
  const rows = await server.deps.db
    .selectFrom('ai_run_steps')
    .select('step')
    .where('run_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ step }) => JSON.parse(step) as unknown)
}
