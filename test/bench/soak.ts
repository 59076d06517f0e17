import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createModel } from '#features/ai/admin-contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { aSettings, improveTask } from '#test/kit/ai-runs.ts'
import { DONE, delta, finished, startUpstream } from '#test/kit/ai-upstream.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { aPerson } from '#test/kit/people.ts'
import { SITE } from '#test/kit/server-process.ts'
import { type Ask, asker } from './ask.ts'
import { memoryOfTree } from './cpu.ts'
import { summary } from './figures.ts'
import { liveMemory } from './live-memory.ts'

/** The number of concurrent users, and the duration. */
export interface Crowd {
  editors: number
  browsing: number
  streaming: number
  seconds: number
  /** Starts without cached fonts, so that fonts are subset meanwhile. */
  coldFonts?: boolean
}

export interface SoakReport {
  kinds: Record<string, { calls: number; median: number; p95: number; p99: number }>
  /** Failed responses, each kind once. */
  errors: Record<string, number>
  /** Memory in MB of the server and its child processes, evenly over the whole time. */
  memory: number[]
  /** Their highest memory at any time, including the start. */
  peak: number
  /** The live heap in MB after each quarter of the time. */
  live: number[]
  /** Errors in the database afterwards. */
  damage: string[]
}

/** Seconds between two calls of the same user: an editor saves soon after each pause, a reader reads. */
const PAUSES = { save: 2, look: 5 }
const WORDS_A_STREAM = 40
const MS_BETWEEN_WORDS = 150
const MEMORY_SAMPLES = 32
const LIVE_EVERY = 8

/** As `npm start` runs it, from its bundle. */

const PAGES = ['/', '/resume', '/word', '/ppt', '/membership', '/api/templates', '/api/site/config']

const some = chanceDocument(3)
const documentOf = (title: string): Document => ({ ...some, title })

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Editor {
  token: string
  id: string
  /** As acknowledged. */
  revision: number
  title: string
}

const damageOf = async ({ db, soundness }: KilledServer, editors: readonly Editor[]): Promise<string[]> => {
  const sound = await soundness()
  const damage = sound === 'ok' ? [] : [sound]
  const stored = await db
    .selectFrom('resumes')
    .select(['id', 'revision', 'title', 'document', 'size'])
    .execute()
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const { id, revision, title } of editors) {
    const row = byId.get(id)
    if (row?.revision !== revision) damage.push(`${id} is at ${row?.revision}, acknowledged was ${revision}`)
    else if ((JSON.parse(row.document) as Document).title !== title || row.title !== title)
      damage.push(`${id} does not hold what was acknowledged`)
  }
  const { running } = await db
    .selectFrom('ai_runs')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  if (Number(running) > 0) damage.push(`${running} runs never ended`)
  return damage
}

/** Growth from the first quarter, when all caches are filled, to the end. */
export const grown = ({ live }: Pick<SoakReport, 'live'>): number => (live.at(-1) ?? 0) / (live[0] ?? 0)

/** One server process on the database of the tests, under a constant load of many users. */
export const soak = async (crowd: Crowd): Promise<SoakReport> => {
  const upstream = await startUpstream()
  const holds = liveMemory()
  const fresh = crowd.coldFonts ? { DATA_DIR: mkdtempSync(join(tmpdir(), 'huajian-soak-')) } : {}
  const server = await killedServer({ TRUST_PROXY: '1', WORKERS: '1', ...fresh, ...holds.variables }, SITE)
  const pid = await server.pid()
  let peak = 0
  const peakTimer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(pid))
  }, 250)
  const people = { db: server.db, now: Date.now } as never
  const random = randomOf(7)
  const admin = await server.as((await aPerson(people, 'admin')).token)
  const { id: model } = await admin.call(
    createModel,
    aSettings({ baseUrl: upstream.url, prices: { improve: 0 }, atOnce: crowd.streaming + 10 }),
  )
  upstream.answerWith(() => ({
    acts: [
      delta('{"ref":"t1","text":"主导'),
      ...Array.from({ length: WORDS_A_STREAM }, (_, at) => [
        wait(at * MS_BETWEEN_WORDS),
        delta('页面'),
      ]).flat(),
      delta('开发"}\n'),
      finished(),
      DONE,
    ],
  }))
  const editors: Editor[] = []
  for (let at = 0; at < crowd.editors; at += 1) {
    const { token } = await aPerson(people)
    const api = await server.as(token)
    const { id } = await api.call(createResume, { id: newId(Date.now()), document: documentOf('起初') })
    editors.push({ token, id, revision: 1, title: '起初' })
  }
  const askers: string[] = []
  for (let at = 0; at < crowd.streaming; at += 1) askers.push((await aPerson(people)).token)

  const { ask, end } = asker(await server.url(), crowd.editors + crowd.browsing + crowd.streaming)
  const times: Record<string, number[]> = {}
  const errors: Record<string, number> = {}
  const wrong = (what: string) => {
    errors[what] = (errors[what] ?? 0) + 1
  }
  /** The text of the response, if it is text. */
  const asked = async (kind: string, call: Ask): Promise<string | undefined> => {
    const sent = performance.now()
    const answer = await ask(call).catch((error: Error) => ({ status: 0, text: error.message }))
    times[kind] ??= []
    times[kind].push(performance.now() - sent)
    if (answer.status === 200) return answer.text
    wrong(`${kind}: ${answer.status} ${answer.text.slice(0, 120)}`)
    return undefined
  }
  // On the first request, a new server prepares search words, covers and fonts, which is measured separately.
  for (const path of PAGES) await asked('first visits of pages', { method: 'GET', path })
  const until = performance.now() + crowd.seconds * 1000
  const isOver = () => performance.now() >= until
  const pause = (seconds: number) => wait(Math.min(seconds * 1000, Math.max(0, until - performance.now())))

  const edit = async (editor: Editor, at: number) => {
    const mine = { token: editor.token, from: at }
    await pause(random() * PAUSES.save)
    for (let count = 1; !isOver(); count += 1) {
      const title = `${at} 的第 ${count} 稿`
      const path = `/api/resumes/${editor.id}`
      const body = { baseRevision: editor.revision, document: documentOf(title) }
      const saved = await asked('save', { ...mine, method: 'PUT', path, body })
      if (saved) Object.assign(editor, { title, revision: (JSON.parse(saved) as Editor).revision })
      if (count % 20 === 0) await asked('open', { ...mine, method: 'GET', path })
      await pause(PAUSES.save * (0.5 + random()))
    }
  }
  const browse = async (_: unknown, at: number) => {
    const from = crowd.editors + at
    await pause(random() * PAUSES.look)
    while (!isOver()) {
      const path = PAGES[Math.floor(random() * PAGES.length)] ?? '/'
      await asked(path, { method: 'GET', path, from })
      await pause(PAUSES.look * (0.5 + random()))
    }
  }
  const stream = async (token: string, at: number) => {
    const from = crowd.editors + crowd.browsing + at
    while (!isOver()) {
      const body = { id: newId(Date.now()), model, task: improveTask(['负责页面开发']) }
      const answer = await asked('stream', { method: 'POST', path: '/api/ai/runs', token, body, from })
      if (answer && !answer.includes('"event":"done"')) wrong(`stream: ${answer.slice(-160)}`)
    }
  }
  const memory: number[] = []
  const live: number[] = []
  const watch = async () => {
    for (let at = 1; at <= MEMORY_SAMPLES; at += 1) {
      await pause(crowd.seconds / MEMORY_SAMPLES)
      memory.push(memoryOfTree(pid))
      if (at % LIVE_EVERY === 0) live.push(await holds.of(pid))
    }
  }
  await Promise.all([
    ...editors.map(edit),
    ...Array.from({ length: crowd.browsing }, browse),
    ...askers.map(stream),
    watch(),
  ])
  end()
  clearInterval(peakTimer)
  const damage = await damageOf(server, editors)
  await server.stop()
  await upstream.stop()
  const kinds = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [kind, { calls: all.length, ...summary(all) }]),
  )
  return { kinds, errors, memory, peak, live, damage }
}
