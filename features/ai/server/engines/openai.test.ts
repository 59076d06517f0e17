import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { privateAddresses } from '#packages/server-kit/outbound-addresses.ts'
import { improveTask, twoTexts } from '#test/kit/ai-runs.ts'
import { delta, spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { PATIENCE, type Patience, type Upstream as Where } from './connection.ts'
import { openAiEngine } from './openai.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream?.stop())

const task = improveTask(twoTexts) as Task
const FIRST = '{"ref":"t1","text":"主导组件库"}\n'

const where = (given: Partial<Where> = {}): Where => ({
  baseUrl: upstream.url,
  mayConnect: privateAddresses('all'),
  apiKey: 'sk-of-the-test',
  model: 'test-model',
  jsonMode: false,
  temperature: null,
  timeoutSeconds: 60,
  ...given,
})

const run = (
  given: Partial<Where> = {},
  patience: Partial<Patience> = {},
  signal = new AbortController().signal,
  asked = task,
) =>
  openAiEngine(where(given), { ...PATIENCE, ...patience })
    .run(asked, signal)
    [Symbol.asyncIterator]()

/** All that is said, and how it ends. */
const outcome = async (output: AsyncIterator<EngineOutput>) => {
  const steps: unknown[] = []
  try {
    for (;;) {
      const { value, done } = await output.next()
      if (done) return { steps, end: 'done' }
      if ('step' in value) steps.push(value.step)
    }
  } catch (error) {
    return { steps, end: (error as { code?: string }).code }
  }
}

test('requests follow the settings, and the key is only in the header', async () => {
  upstream.next({ acts: spoken(FIRST) }, { acts: spoken(FIRST) })
  await outcome(run())
  await outcome(run({ apiKey: undefined, jsonMode: true, temperature: 0.4 }))
  const [plain, set] = upstream.calls.slice(-2)
  expect(plain).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: 'Bearer sk-of-the-test' },
  })
  expect(Object.keys(plain?.body ?? {}).sort()).toEqual(['messages', 'model', 'stream'])
  expect(JSON.stringify(plain?.body)).not.toContain('sk-of')
  expect(set?.headers.authorization).toBeUndefined()
  expect(set?.body).toMatchObject({
    temperature: 0.4,
    response_format: { type: 'json_object' },
    stream: true,
  })
})

test('answers that never begin, stall or take too long are cancelled', async () => {
  const slow = { acts: ['hang'] } as const
  upstream.next(slow)
  expect(await outcome(run({}, { firstMs: 20 }))).toEqual({ steps: [], end: 'timeout' })
  upstream.next({ acts: [delta(FIRST), 'hang'] })
  expect(await outcome(run({}, { idleMs: 20 }))).toMatchObject({
    steps: [{ text: '主导组件库' }],
    end: 'timeout',
  })
  upstream.next(slow)
  expect(await outcome(run({ timeoutSeconds: 0.02 }))).toEqual({ steps: [], end: 'timeout' })
  // The endpoint stops working on the aborted calls.
  for (const call of upstream.calls.slice(-3)) await call.aborted
})

test('time in which the reader is paused does not count against the endpoint', async () => {
  const lines = ['{"ref":"t1","text":"主导组件库"}\n', '{"ref":"t2","text":"搭建监控"}\n']
  upstream.next({ acts: [delta(lines[0] ?? ''), delta(lines[1] ?? ''), 'hang'] })
  const output = run({ timeoutSeconds: 0.4 }, { idleMs: 300 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await output.next()
    expect(first.done).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    for (let one = first; !('step' in one.value); one = await output.next()) expect(one.done).toBe(false)
    await output.return?.()
  } finally {
    vi.useRealTimers()
  }
})

test('a keep-alive line resets the timeout like text does', async () => {
  let speak = () => {}
  const later = new Promise<void>((resolve) => {
    speak = resolve
  })
  upstream.next({ acts: [': one moment\n\n', later, ...spoken(FIRST)] })
  const output = run({}, { firstMs: 5000, idleMs: 5000 })
  const first = output.next()
  speak()
  expect((await first).done).toBe(false)
  expect((await outcome(output)).end).toBe('done')
})

test('an abort reaches the endpoint at once, before its first word and after', async () => {
  for (const words of [[], [delta(FIRST)]]) {
    const stop = new AbortController()
    const before = upstream.calls.length
    upstream.next({ acts: [...words, 'hang'] })
    const output = run({}, {}, stop.signal)
    const end = outcome(output)
    await expect.poll(() => upstream.calls.length).toBe(before + 1)
    stop.abort()
    await upstream.calls.at(-1)?.aborted
    expect((await end).end).not.toBe('done')
  }
})

test('a reader that stops in the middle closes the request to the endpoint', async () => {
  upstream.next({ acts: [delta(FIRST), 'hang'] })
  const output = run()
  await output.next()
  await output.return?.()
  await upstream.calls.at(-1)?.aborted
})

test('an abort while waiting for a retry prevents the retry', async () => {
  const stop = new AbortController()
  const before = upstream.calls.length
  upstream.next({ status: 429, headers: { 'retry-after': '5' }, acts: [] })
  const end = outcome(run({}, {}, stop.signal))
  await expect.poll(() => upstream.calls.length).toBe(before + 1)
  stop.abort()
  expect((await end).steps).toEqual([])
  expect(upstream.calls.length).toBe(before + 1)
})

test('a connection that is reset after the first words keeps them', async () => {
  let cut = () => {}
  const heard = new Promise<void>((resolve) => {
    cut = resolve
  })
  upstream.next({ acts: [delta(FIRST), delta('{"ref"'), heard, 'reset'] })
  const output = run()
  for (let one = await output.next(); !('step' in one.value); one = await output.next());
  cut()
  expect(await outcome(output)).toEqual({ steps: [], end: 'unreachable' })
})

test('an unreachable endpoint', async () => {
  expect(await outcome(run({ baseUrl: 'http://127.0.0.1:9/v1' }))).toEqual({ steps: [], end: 'unreachable' })
})

test('scores and keywords are computed by rules before the model is asked', async () => {
  const { texts } = task as Extract<Task, { task: 'improve' }>
  const diagnose: Task = { task: 'diagnose', language: 'zh', texts, job: '前端工程师' }
  upstream.next({ acts: spoken('{"ref":"t1","text":"主导组件库","dimension":"wording","why":"动词"}\n') })
  const before = upstream.calls.length
  const output = run({}, {}, undefined, diagnose)
  const first = await output.next()
  expect('step' in first.value && first.value.step.step).toBe('score')
  expect(upstream.calls.length).toBe(before)
  const { steps, end } = await outcome(output)
  expect(end).toBe('done')
  expect(steps.at(-1)).toMatchObject({ step: 'advice', text: '主导组件库' })
  const posting = '岗位要求：必须熟练掌握 React 与 TypeScript，熟悉 Node.js'
  upstream.next({ acts: spoken('{"note":"没有可改的"}\n') })
  const tailored = await outcome(run({}, {}, undefined, { task: 'tailor', language: 'zh', texts, posting }))
  expect(tailored.end).toBe('done')
  expect(tailored.steps[0]).toMatchObject({ step: 'keyword' })
})
