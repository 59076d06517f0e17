import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MayConnect, privateAddresses } from '#packages/server-kit/outbound-addresses.ts'
import { AddressRefused, guardedLookup, guardedPost, type Resolve } from './guarded-request.ts'

const anywhere = privateAddresses('all')
let requests = 0
const server = createServer((_, response) => {
  requests += 1
  response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end('moved')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const postTo = (host: string, mayConnect: MayConnect, { signal } = new AbortController()) =>
  guardedPost({ address: `http://${host}:${port}/v1`, headers: {}, body: '{}', mayConnect, signal })
const post = (host: string, setting: string) => postTo(host, privateAddresses(setting))

/** A resolver that answers these addresses, one call after the other. */
const resolving = (...answers: string[][]): Resolve => {
  return (_, __, done) => {
    const found = answers.shift() ?? []
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}
const lookedUp = (lookup: ReturnType<typeof guardedLookup>, all: boolean) =>
  new Promise((resolve) =>
    lookup('rebinding.example', { all }, (error, found) => resolve(error instanceof Error ? error : found)),
  )

test('a name that resolves to a refused address is not connected to', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '127.1'])
    await expect(post(host, 'none'), host).rejects.toThrow(AddressRefused)
  expect(requests).toBe(0)
  // Nothing is followed: the answer is the redirect itself.
  for (const host of ['127.0.0.1', '2130706433']) {
    const response = await post(host, 'loopback')
    response.resume()
    expect(response.statusCode, host).toBe(302)
  }
  expect(requests).toBe(2)
})

test('each connection checks the address that it goes to, and one refused address refuses the name', async () => {
  for (const all of [true, false]) {
    const lookup = guardedLookup(
      privateAddresses('none'),
      resolving(
        ['203.0.113.7'],
        ['169.254.169.254'],
        ['203.0.113.7', '127.0.0.1'],
        ['2001:db8::7', 'fe80::1'],
        [],
      ),
    )
    expect(await lookedUp(lookup, all)).toEqual(all ? [{ address: '203.0.113.7', family: 4 }] : '203.0.113.7')
    for (const _ of Array(4)) expect(await lookedUp(lookup, all)).toBeInstanceOf(AddressRefused)
  }
})

test('an abort after the answer harms neither the process nor the reused connection', async () => {
  const ports = new Set<number | undefined>()
  for (const _ of Array(2)) {
    const stop = new AbortController()
    const response = await postTo('127.0.0.1', anywhere, stop)
    ports.add(response.socket.localPort)
    for await (const _piece of response);
    await new Promise(setImmediate)
    stop.abort()
    await new Promise(setImmediate)
  }
  expect(ports.size).toBe(1)
})

test('an abort between the last piece and the end of the answer harms nothing', async () => {
  for (const _ of Array(3)) {
    const stop = new AbortController()
    const response = await postTo('127.0.0.1', anywhere, stop)
    await response[Symbol.asyncIterator]().next()
    stop.abort()
    await new Promise(setImmediate)
  }
})
