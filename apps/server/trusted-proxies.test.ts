import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { trustedProxies } from './trusted-proxies.ts'

describe('a number of proxies', () => {
  test('is trusted on loopback and private addresses only', () => {
    const trusts = trustedProxies('1')
    for (const proxy of [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '172.18.0.1',
      '192.168.0.7',
      '::ffff:172.18.0.1',
      'fd00::1',
      'fe80::1%eth0',
    ])
      expect(trusts(proxy, 0), proxy).toBe(true)
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::1', '', 'nonsense'])
      expect(trusts(address, 0), address).toBe(false)
  })

  test('is not exceeded', () => {
    expect([0, 1, 2].map((hop) => trustedProxies('2')('10.0.0.1', hop))).toEqual([true, true, false])
    expect(trustedProxies('0')('127.0.0.1', 0)).toBe(false)
  })
})

test('a list trusts the addresses and ranges that it names, however many hops', () => {
  const trusts = trustedProxies('203.0.113.0/24, 2001:db8::5, loopback')
  for (const proxy of ['203.0.113.200', '2001:db8::5', '127.0.0.1']) expect(trusts(proxy, 3)).toBe(true)
  for (const other of ['203.0.114.1', '2001:db8::6', '10.0.0.1']) expect(trusts(other, 0)).toBe(false)
})

test('a setting that means nothing stops the start', () => {
  for (const setting of ['yes', '-1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '300.1.1.1'])
    expect(() => readEnv({ TRUST_PROXY: setting }), setting).toThrow(/TRUST_PROXY/)
})

/** The caller's address that the server sees when this peer sends this header. */
const callerOf = async (setting: string, peer: string, forwarded: string) => {
  const app = Fastify({ trustProxy: readEnv({ TRUST_PROXY: setting }).TRUST_PROXY })
  app.get('/', (request) => ({ ip: request.ip }))
  const answer = await app.inject({
    path: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded },
  })
  return answer.json<{ ip: string }>().ip
}

test('a stranger who reaches the port directly cannot choose their address', async () => {
  expect(await callerOf('1', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(await callerOf('1', '2001:db8::7', '198.51.100.1')).toBe('2001:db8::7')
  expect(await callerOf('10.0.0.5', '10.0.0.6', '198.51.100.1')).toBe('10.0.0.6')
  expect(await callerOf('0', '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
})

test('what a proxy writes is believed, and nothing that stood before it', async () => {
  expect(await callerOf('1', '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(await callerOf('1', '172.18.0.1', '10.9.9.9, 198.51.100.1')).toBe('198.51.100.1')
  expect(await callerOf('1', '172.18.0.1', '192.0.2.1, 10.9.9.9')).toBe('10.9.9.9')
})
