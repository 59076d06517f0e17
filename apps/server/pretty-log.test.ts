import { expect, test } from 'vitest'
import { prettyLog } from './pretty-log.ts'

const printed = (lines: readonly Record<string, unknown>[], hasColors = false): string => {
  let text = ''
  const log = prettyLog((more) => (text += more), hasColors)
  for (const line of lines)
    log.write(`${JSON.stringify({ level: 30, time: 0, pid: 1, hostname: 'host', ...line })}\n`)
  return text.replaceAll(/\d\d:\d\d:\d\d/g, 'TIME')
}

const request = (path: string, statusCode: number, reqId = 'a') => [
  { reqId, req: { method: 'GET', path, id: reqId, address: '::1' }, msg: 'incoming request' },
  { reqId, res: { statusCode }, responseTime: 2.6, msg: 'request completed' },
]

test('a request is one line, when it has been answered', () => {
  expect(printed(request('/api/health', 200))).toBe('TIME GET /api/health 200 3 ms\n')
})

test('files that were delivered are left out, those that were not are shown', () => {
  expect(printed(request('/assets/main.js', 200))).toBe('')
  expect(printed(request('/assets/main.js', 404))).toBe('TIME GET /assets/main.js 404 3 ms\n')
})

test('requests that overlap keep their own paths', () => {
  const [a1, a2] = request('/one', 200)
  const [b1, b2] = request('/two', 302, 'b')
  expect(printed([a1, b1, b2, a2].map((line) => line ?? {}))).toBe(
    'TIME GET /two 302 3 ms\nTIME GET /one 200 3 ms\n',
  )
})

test('an error names its level, its request and its fields; the stack follows', () => {
  const [incoming = {}] = request('/api/resumes/:id', 500)
  const err = { type: 'Error', message: 'boom', stack: 'Error: boom\n    at save (save.ts:1:1)' }
  expect(printed([incoming, { level: 50, reqId: 'a', err, job: 'x', more: { a: 1 }, msg: 'failed' }])).toBe(
    'TIME error failed  GET /api/resumes/:id  job=x more={"a":1}\n    Error: boom\n        at save (save.ts:1:1)\n',
  )
})

test('addresses and jobs that succeed are left out, jobs that fail are shown', () => {
  expect(printed([{ job: 'purge bin', msg: 'done' }])).toBe('')
  expect(printed([{ msg: 'Server listening at http://127.0.0.1:3000' }])).toBe('')
  expect(printed([{ level: 50, job: 'purge bin', msg: 'failed' }])).toBe('TIME error failed  job=purge bin\n')
})

test('colors only where the terminal has them', () => {
  expect(printed([{ level: 50, msg: 'failed' }])).not.toContain('\x1b')
  expect(printed([{ level: 50, msg: 'failed' }], true)).toContain('\x1b[31merror\x1b[0m')
})
