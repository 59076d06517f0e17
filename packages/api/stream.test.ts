import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '#test/kit/http.ts'
import { streamPost } from './stream.ts'

let stop = async () => {}
afterEach(() => stop())

const open = async (answer: Parameters<typeof listen>[0], path: `/${string}` = '/ai/write') => {
  const server = await listen(answer)
  stop = server.stop
  const chunks: string[] = []
  const finished = Promise.withResolvers<string>()
  const abort = streamPost(
    { base: server.url, token: () => 'secret', language: () => 'zh' },
    path,
    { ask: '写' },
    {
      onChunk: (text) => chunks.push(text),
      onEnd: () => finished.resolve('end'),
      onError: (error) => finished.resolve(error.message),
    },
  )
  return { chunks, finished: finished.promise, abort, heard: server.heard }
}

test('hands over chunks as they arrive, then the end', async () => {
  const { chunks, finished, heard } = await open((_, response) => {
    response.write('一段')
    setImmediate(() => response.end('又一段'))
  })
  expect(await finished).toBe('end')
  expect(chunks.join('')).toBe('一段又一段')
  expect(heard[0]).toMatchObject({ method: 'POST', url: '/ai/write', body: '{"ask":"写"}' })
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-api-version': 'v2',
    'content-type': 'application/json',
  })
})

test('a character split between two chunks arrives whole', async () => {
  const bytes = Buffer.from('花笺𠮷')
  const { chunks, finished } = await open((_, response) => {
    for (const byte of bytes) response.write(Buffer.of(byte))
    response.end()
  })
  expect(await finished).toBe('end')
  expect(chunks.join('')).toBe('花笺𠮷')
  expect(chunks.join('')).not.toContain('\uFFFD')
})

test.each([400, 401, 403, 429, 500])('a %i fails with "HTTP error! status" and the code', async (status) => {
  const { chunks, finished } = await open((_, response) => response.writeHead(status).end('no'))
  const message = await finished
  expect(message).toMatch(/^HTTP error! status/)
  expect(message).toContain(String(status))
  expect(chunks).toEqual([])
})

test('a connection that breaks off goes to the error handler', async () => {
  const { chunks, finished } = await open((_, response) => {
    response.write('半')
    setImmediate(() => response.destroy())
  })
  expect(await finished).not.toBe('end')
  expect(chunks.join('')).toMatch(/^半?$/)
})

test('abort stops the stream, silently, and reaches the server', async () => {
  const closed = Promise.withResolvers<void>()
  const onEnd = vi.fn()
  const first = Promise.withResolvers<void>()
  const server = await listen((_, response) => {
    response.write('一')
    response.on('close', () => closed.resolve())
  })
  stop = server.stop
  const abort = streamPost(
    { base: server.url, token: () => undefined, language: () => 'zh' },
    '/x',
    {},
    { onChunk: () => first.resolve(), onEnd, onError: onEnd },
  )
  await first.promise
  abort()
  await closed.promise
  expect(onEnd).not.toHaveBeenCalled()
})
