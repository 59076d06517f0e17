import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { errorData } from '#packages/api/error-data.ts'
import { type RunEvent, startRun } from '../../contract.ts'
import { type RunFailure, runAi } from './run-ai.ts'
import { type AiRun, afterEvent, idleRun } from './run-state.ts'

const at = { kind: 'work_experience', entry: 0, field: 'bullets' }
const streamed: RunEvent[] = [
  { event: 'started', run: 'r', held: 2 },
  { event: 'live', at, text: '- 搭建' },
  { event: 'live', at, text: '监控𠮷"\\' },
  { event: 'waiting' },
  { event: 'step', step: { step: 'draft', at, text: '- 搭建监控𠮷"\\' } },
]
const done: RunEvent = { event: 'done', spent: 2, balance: 18 }
const linesOf = (events: readonly RunEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('')

type Answer = () => Promise<Response>

const answerOf = (bytes: readonly Uint8Array[], end: 'close' | 'break' | 'hang' = 'close'): Answer => {
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => {
      for (const piece of bytes) sink.enqueue(piece)
      if (end === 'close') sink.close()
    },
    // Only once everything was read: an error would throw away what waits.
    pull: (sink) => (end === 'break' ? sink.error(new TypeError('network')) : new Promise(() => undefined)),
  })
  return async () => new Response(body)
}
const textAnswer = (text: string, end?: 'close' | 'break' | 'hang') =>
  answerOf([new TextEncoder().encode(text)], end)
const lost: Answer = () => Promise.reject(new TypeError('failed to fetch'))
const refused =
  (status: number, body: unknown): Answer =>
  async () =>
    new Response(JSON.stringify(body), { status })

/** Runs against these answers, one for each try. */
const ran = async (answers: readonly Answer[], silenceMs?: number) => {
  const sent: { url: string; body: { id: string }; signal: AbortSignal | null | undefined }[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)), signal: init?.signal })
    const answer = answers[sent.length - 1]
    if (!answer) throw new Error('asked once too often')
    return answer()
  }
  const connection = { base: '/api', token: () => undefined, language: () => 'zh', fetch: fetch as never }
  const events: RunEvent[] = []
  const over = Promise.withResolvers<{ end: unknown } | { failure: RunFailure; balance: unknown }>()
  const stop = runAi(
    { connection },
    { id: 'one-wish-one-id-0001', model: 'built-in', task: {} as never },
    {
      onEvent: (event) => events.push(event),
      onDone: (end) => over.resolve({ end }),
      onFailed: (failure, balance) => over.resolve({ failure, balance }),
    },
    silenceMs,
  )
  return { sent, events, over: over.promise, stop }
}

test('an answer gives the same events wherever it is split, even within a character', async () => {
  const bytes = new TextEncoder().encode(linesOf([...streamed, done]))
  const cuts = fc
    .uniqueArray(fc.nat(bytes.length), { maxLength: 12 })
    .map((list) => list.sort((a, b) => a - b))
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const pieces = [0, ...places].map((from, index) => bytes.slice(from, places[index] ?? bytes.length))
      const { events, over } = await ran([answerOf(pieces.filter(({ length }) => length > 0))])
      expect(await over).toEqual({ end: { spent: 2, balance: 18 } })
      expect(events).toEqual(streamed)
    }),
    { numRuns: 60 },
  )
})

test('unknown lines are skipped, and the last line may lack a line break', async () => {
  const noise = '<html>\n{"event":"later","x":1}\n\n{"event":"step","step":{"step":"draft"}}\r\n'
  const { events, over } = await ran([textAnswer(`${noise}${linesOf(streamed)}${JSON.stringify(done)}`)])
  expect(await over).toHaveProperty('end')
  expect(events).toEqual(streamed)
})

test.each([
  ['breaks off', textAnswer(linesOf(streamed), 'break')],
  ['ends without saying so', textAnswer(linesOf(streamed))],
  ['is a page of some portal', textAnswer('<html>sign in to the hotel</html>')],
])('an answer that %s is a failure, and what came before it stands', async (_, answer) => {
  const { events, over, sent } = await ran([answer])
  expect(await over).toMatchObject({
    failure: { code: 'unreachable', message: expect.stringMatching(/连接/) },
  })
  expect(streamed.slice(0, events.length)).toEqual(events)
  expect(sent).toHaveLength(1)
})

test('the server’s own failure is handed on with its words and the balance', async () => {
  const failed: RunEvent = { event: 'failed', code: 'busy', message: '忙', balance: 20 }
  const { over } = await ran([textAnswer(linesOf([...streamed, failed, done]))])
  expect(await over).toEqual({ failure: { code: 'busy', message: '忙' }, balance: 20 })
})

test('a start without any answer is sent once more, under the same id', async () => {
  const { over, sent } = await ran([lost, textAnswer(linesOf([...streamed, done]))])
  expect(await over).toHaveProperty('end')
  expect(sent.map(({ body }) => body.id)).toEqual(['one-wish-one-id-0001', 'one-wish-one-id-0001'])
  expect(sent[0]?.url).toBe('/api/ai/runs')
})

test('a connection error is reported after two starts without an answer', async () => {
  const exists = refused(409, {
    code: 'run_exists',
    message: '这一次已经开始过了',
    data: { state: 'running' },
  })
  for (const second of [lost, exists])
    expect(await (await ran([lost, second])).over).toMatchObject({ failure: { code: 'unreachable' } })
})

test('a refusal carries the server’s words and data, and is not repeated', async () => {
  const body = { code: 'not_enough_points', message: '积分不够', data: { needed: 5, balance: 1 } }
  const { over, sent } = await ran([refused(422, body)])
  const answer = await over
  expect(answer).toMatchObject({ failure: body })
  expect('failure' in answer && errorData(startRun, 'not_enough_points', answer.failure)).toEqual(body.data)
  expect(sent).toHaveLength(1)
  expect(await (await ran([async () => new Response('<html>', { status: 502 })])).over).toMatchObject({
    failure: { code: 'internal' },
  })
})

test('a line without end is not collected for ever', async () => {
  const { over } = await ran([textAnswer('x'.repeat(300_000), 'hang')])
  expect(await over).toMatchObject({ failure: { code: 'too_long' } })
})

test('a connection that stalls is cancelled', async () => {
  vi.useFakeTimers()
  try {
    const { over, sent } = await ran([textAnswer(linesOf(streamed), 'hang')], 1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(sent[0]?.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await over).toMatchObject({ failure: { code: 'unreachable' } })
    expect(sent[0]?.signal?.aborted).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('after a stop no events are reported and the request is aborted', async () => {
  const { over, sent, stop } = await ran([textAnswer('', 'hang')])
  stop()
  expect(sent[0]?.signal?.aborted).toBe(true)
  expect(await Promise.race([over, Promise.resolve('silent')])).toBe('silent')
})

test('live text becomes a step or is removed when the run ends', () => {
  const states: AiRun[] = []
  for (const event of [...streamed, done]) states.push(afterEvent(states.at(-1) ?? idleRun, event))
  expect(states.map(({ phase }) => phase)).toEqual([...streamed.map(() => 'streaming'), 'done'])
  expect(states[2]?.live).toEqual([{ at, text: '- 搭建监控𠮷"\\' }])
  expect(states[4]).toMatchObject({ live: [], steps: [{ at }] })
  const failed = afterEvent(states[2] ?? idleRun, {
    event: 'failed',
    code: 'busy',
    message: '',
    balance: null,
  })
  expect(failed).toMatchObject({ phase: 'failed', live: [], steps: [] })
})
