import { createModel } from '#features/ai/admin-contract.ts'
import { newId } from '#packages/api/new-id.ts'
import { aSettings, improveTask } from '#test/kit/ai-runs.ts'
import { DONE, delta, finished, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { aPerson } from '#test/kit/people.ts'
import { memoryOf } from './cpu.ts'
import { type Figure, type Figures, summary } from './figures.ts'
import { liveMemory } from './live-memory.ts'
import { quietRuns } from './noise.ts'

const RUNS = 5
const ROUNDS = 40
/** Warms the server up, so that frequently called code is compiled. */
const ROUNDS_BEFORE = 400
/** Limits of the delay that our server adds before the first word. */
const BAR_MS = 10

const STREAMS = 200
const WAVES = 12
const LINES_IN_WAVE = 10
const MEMORY_ROUNDS = 8
/** The first rounds fill caches. */
const SETTLED_AFTER = 3
/** Memory that a stream may still hold after its end. */
const BAR_KB = 1

interface Bench {
  server: KilledServer
  upstream: Upstream
  url: string
  model: string
  /** Several users, because each may only have a few runs at once. */
  tokens: readonly string[]
  liveMb(): Promise<number>
}

const begin = async (): Promise<Bench> => {
  const upstream = await startUpstream()
  const live = liveMemory()
  const server = await killedServer(live.variables)
  const people = { db: server.db, now: Date.now } as never
  const tokens: string[] = []
  for (let at = 0; at < 4; at += 1) tokens.push((await aPerson(people, 'admin')).token)
  const api = await server.as(tokens[0] ?? '')
  const free = { improve: 0 }
  const { id: model } = await api.call(
    createModel,
    aSettings({ baseUrl: upstream.url, prices: free, atOnce: 300 }),
  )
  const url = await server.url()
  return { server, upstream, url, model, tokens, liveMb: async () => live.of(await server.pid()) }
}

const runThrough = ({ url, model, tokens }: Bench, texts: readonly string[], at: number) =>
  fetch(`${url}/api/ai/runs`, {
    method: 'POST',
    headers: {
      'x-api-version': 'v2',
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[at % tokens.length]}`,
    },
    body: JSON.stringify({ id: newId(Date.now()), model, task: improveTask(texts) }),
  })

const runDirectly = ({ upstream }: Bench) =>
  fetch(`${upstream.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'x', stream: true, messages: [] }),
  })

/** Milliseconds until these words arrived; the rest is read too, so that the connection is free again. */
const timeTo = async (words: string, ask: () => Promise<Response>): Promise<number> => {
  const began = performance.now()
  let first: number | undefined
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of (await ask()).body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (first === undefined && text.includes(words)) first = performance.now() - began
  }
  if (first === undefined) throw new Error(`no first word in: ${text.slice(0, 300)}`)
  return first
}

/** In turn, so that other load slows both equally. */
const pairs = async (bench: Bench, rounds: number): Promise<{ direct: number; through: number }[]> => {
  const times: { direct: number; through: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push({
      direct: await timeTo('主导', () => runDirectly(bench)),
      through: await timeTo('主导', () => runThrough(bench, ['负责页面开发'], round)),
    })
  return times
}

const firstWords = async (bench: Bench, problems: string[]): Promise<Figure[]> => {
  bench.upstream.answerWith(() => ({
    acts: [delta('{"ref":"t1","text":"主导'), delta('页面开发"}\n'), finished(), DONE],
  }))
  await pairs(bench, ROUNDS_BEFORE)
  const times = (await quietRuns(RUNS, () => pairs(bench, ROUNDS))).flat()
  const direct = times.map((time) => time.direct)
  const through = times.map((time) => time.through)
  const added = summary(times.map((time) => time.through - time.direct))
  if (added.p95 > BAR_MS)
    problems.push(`AI: the first word comes ${added.p95.toFixed(1)} ms later through us`)
  return [
    { name: 'AI: first word, asked directly', unit: 'ms', ...summary(direct) },
    { name: 'AI: first word, through us', unit: 'ms', ...summary(through) },
    { name: `AI: first word, added by us (bar ${BAR_MS} at p95)`, unit: 'ms', ...added },
  ]
}

/** Counts the steps that arrived over all streams and waits for a number of them. */
const counter = () => {
  let count = 0
  let wanted = Number.POSITIVE_INFINITY
  let tell = () => {}
  return {
    add: (more: number) => {
      count += more
      if (count >= wanted) tell()
    },
    until: (many: number) =>
      new Promise<void>((resolve) => {
        wanted = many
        tell = resolve
        if (count >= many) resolve()
      }),
  }
}

const countSteps = async (response: Response, add: (steps: number) => void) => {
  let open = ''
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    const lines = (open + decoder.decode(piece, { stream: true })).split('\n')
    open = lines.pop() ?? ''
    add(lines.filter((line) => line.startsWith('{"event":"step"')).length)
  }
}

interface Memory {
  /** The highest memory use of the process. */
  maxMb: number
  /** Memory in use after all streams had ended. */
  leftMb: number
  perSecond: number
}

/** Two hundred streams at once, which all advance in waves. */
const memoryOfStreams = async (bench: Bench): Promise<Memory> => {
  const gates = Array.from({ length: WAVES + 1 }, () => Promise.withResolvers<void>())
  const lineFor = (at: number) => `{"ref":"t${at + 1}","text":"主导第 ${at} 项工作，缩短发布时间"}\n`
  const waves = gates
    .slice(0, WAVES)
    .flatMap(({ promise }, wave) => [
      promise,
      ...Array.from({ length: LINES_IN_WAVE }, (_, at) => delta(lineFor(wave * LINES_IN_WAVE + at))),
    ])
  bench.upstream.answerWith(() => ({ acts: [...waves, gates[WAVES]?.promise ?? '', finished(), DONE] }))
  const texts = Array.from({ length: WAVES * LINES_IN_WAVE }, (_, at) => `负责第 ${at} 项工作`)
  const steps = counter()
  const began = performance.now()
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, async (_, at) => {
      const response = await runThrough(bench, texts, at)
      if (!response.ok) throw new Error(`stream ${at}: ${response.status} ${await response.text()}`)
      // The result is wrapped, because returning the promises would wait for their end before the first wave.
      return { end: countSteps(response, steps.add) }
    }),
  )
  const pid = await bench.server.pid()
  let maxMb = 0
  for (let wave = 0; wave < WAVES; wave += 1) {
    gates[wave]?.resolve()
    await steps.until(STREAMS * LINES_IN_WAVE * (wave + 1))
    maxMb = Math.max(maxMb, memoryOf(pid))
  }
  gates[WAVES]?.resolve()
  await Promise.all(streams.map(({ end }) => end))
  const perSecond = (STREAMS * WAVES * LINES_IN_WAVE) / ((performance.now() - began) / 1000)
  return { maxMb, leftMb: await bench.liveMb(), perSecond }
}

/** Round after round: caches fill in the first rounds, and a leak grows with each. */
const manyStreams = async (bench: Bench, problems: string[]): Promise<Figure[]> => {
  const rounds: Memory[] = []
  for (let round = 0; round < MEMORY_ROUNDS; round += 1) rounds.push(await memoryOfStreams(bench))
  const left = rounds.map(({ leftMb }) => leftMb)
  const before = Math.max(...left.slice(0, SETTLED_AFTER))
  const after = Math.min(...left.slice(SETTLED_AFTER))
  const grown = ((after - before) * 1024) / (STREAMS * (MEMORY_ROUNDS - SETTLED_AFTER))
  if (grown > BAR_KB) problems.push(`AI: each of ${STREAMS} streams leaves ${grown.toFixed(1)} KB behind`)
  const figure = (name: string, unit: string, values: readonly number[]): Figure => ({
    name: `AI: ${STREAMS} streams at once, ${name}`,
    unit,
    ...summary(values),
  })
  return [
    figure(
      'memory of the process',
      'MB',
      rounds.map(({ maxMb }) => maxMb),
    ),
    figure('held on to when they ended', 'MB', left),
    figure(`left behind by each (bar ${BAR_KB})`, 'KB', [grown]),
    figure(
      'steps',
      '/s',
      rounds.map(({ perSecond }) => perSecond),
    ),
  ]
}

/** Figures of the path from a model through a server process of its own. */
export async function* aiFigures(problems: string[]): Figures {
  const bench = await begin()
  yield* await firstWords(bench, problems)
  yield* await manyStreams(bench, problems)
  await bench.server.stop()
  await bench.upstream.stop()
}
