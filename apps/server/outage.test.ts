import { expect, test } from 'vitest'
import { WorkerQueueFull, WorkerTimeout } from '#packages/workers/pool.ts'
import { outageOf } from './outage.ts'

const thrown = (code: string | undefined, message = 'x', options?: ErrorOptions) =>
  Object.assign(new Error(message, options), code === undefined ? {} : { code })

test.each([
  ['SQLite on a full disk', thrown('SQLITE_FULL'), 'storage_full'],
  ['a file on a full disk', thrown('ENOSPC'), 'storage_full'],
  ['PostgreSQL on a full disk', thrown('53100'), 'storage_full'],
  ['nobody listens', thrown('ECONNREFUSED'), 'unavailable'],
  ['PostgreSQL is told to stop', thrown('57P01'), 'unavailable'],
  ['PostgreSQL has no connection left', thrown('53300'), 'unavailable'],
  ['a connection that broke', thrown(undefined, 'Connection terminated unexpectedly'), 'unavailable'],
  ['no connection in time', thrown(undefined, 'timeout exceeded when trying to connect'), 'unavailable'],
  ['fetch', new TypeError('fetch failed', { cause: thrown('ECONNRESET') }), 'unavailable'],
  ['an answer that did not come', new DOMException('too long', 'TimeoutError'), 'unavailable'],
  ['a full queue', new WorkerQueueFull('100 tasks are waiting'), 'busy'],
  ['a task that took too long', new Error('x', { cause: new WorkerTimeout('x') }), 'busy'],
  ['a fault of ours', thrown('SQLITE_CONSTRAINT_UNIQUE'), undefined],
  ['what is no error', 'ECONNREFUSED', undefined],
] as const)('%s', (_, error, outage) => {
  expect(outageOf(error)).toBe(outage)
})
