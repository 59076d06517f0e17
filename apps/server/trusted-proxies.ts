import { BlockList, isIP } from 'node:net'

/** Whether this address may say who called it; hop 0 is the peer of the connection itself. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** Addresses that cannot be reached from the internet. */
const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const addRange = (list: BlockList, range: string) => {
  const [address = '', bits] = range.split('/')
  const maxBits = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)))
    throw new Error(`${range} is not an address, a range or one of ${Object.keys(RANGES).join(', ')}`)
  list.addSubnet(address, bits === undefined ? maxBits : Number(bits), familyOf(address))
}

const listOf = (names: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const name of names) for (const range of RANGES[name] ?? [name]) addRange(list, range)
  return list
}

const isIn = (list: BlockList, address: string) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^([^%]*)%.*$/, '$1')
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain))
}

/**
 * A number trusts that many proxies, but only on loopback and private addresses, so a client that reaches the port
 * directly is not believed. A list names the proxies' addresses or ranges, or `loopback`, `linklocal`, `uniquelocal`.
 */
export const trustedProxies = (setting: string): TrustsProxy => {
  const isCount = /^\d{1,2}$/.test(setting)
  const hops = isCount ? Number(setting) : Number.POSITIVE_INFINITY
  const list = listOf(isCount ? Object.keys(RANGES) : setting.split(',').map((name) => name.trim()))
  return (address, hop) => hop < hops && isIn(list, address)
}
