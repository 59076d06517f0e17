import { BlockList, isIP } from 'node:net'

/** Whether the server may open a connection to this IP address. */
export type MayConnect = (address: string) => boolean

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const addRange = (list: BlockList, range: string) => {
  const [address = '', bits] = range.split('/')
  const maxBits = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)))
    throw new Error(`${range} is not an address, a range, loopback, all or none`)
  list.addSubnet(address, bits === undefined ? maxBits : Number(bits), familyOf(address))
}

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range)
  return list
}

const LOOPBACK = ['127.0.0.0/8', '::1']

/** Ranges with no public service; some hosts of a cloud answer here with credentials. */
const forbidden = listOf([
  '0.0.0.0/8',
  // Link-local: the metadata service of nearly every cloud is 169.254.169.254.
  '169.254.0.0/16',
  'fe80::/10',
  '224.0.0.0/4',
  'ff00::/8',
  '240.0.0.0/4',
  // Metadata outside the link-local range: Alibaba, Azure, Oracle; then Amazon, Google, Oracle and Scaleway on IPv6.
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
  'fd00:42::42',
  // Unspecified, discard-only, Teredo and local NAT64, whose embedded address has no fixed place.
  '::',
  '100::/64',
  '2001::/32',
  '64:ff9b:1::/48',
])

const privateRanges = listOf([
  ...LOOPBACK,
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '192.0.0.0/24',
  '198.18.0.0/15',
  'fc00::/7',
  'fec0::/10',
])

/** All eight groups; the URL parser has already turned a dotted tail into two of them. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const split = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [front, back] = [split(head), split(tail ?? '')]
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back]
}

/** Where the IPv4 address begins in each form of IPv6 that carries one; the groups before it identify the form. */
const CARRIERS: readonly (readonly number[])[] = [
  // IPv4-mapped, IPv4-translated, NAT64, 6to4, and the old IPv4-compatible form.
  [0, 0, 0, 0, 0, 0xffff],
  [0, 0, 0, 0, 0xffff, 0],
  [0x64, 0xff9b, 0, 0, 0, 0],
  [0x2002],
  [0, 0, 0, 0, 0, 0],
]

const embeddedIn = (address: string): string | undefined => {
  const groups = groupsOf(address)
  const carrier = CARRIERS.find((start) => start.every((group, at) => groups[at] === group))
  if (!carrier) return undefined
  const [high = 0, low = 0] = groups.slice(carrier.length)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The address that a connection really goes to, without its zone and without an IPv6 wrapping. */
const plainOf = (given: string): string => {
  const address = given.replace(/^([^%]*)%.*$/, '$1')
  if (isIP(address) !== 6 || address === '::1' || address === '::') return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  if (canonical === '::1' || canonical === '::') return canonical
  return embeddedIn(address) ?? address
}

const isIn = (list: BlockList, address: string) => list.check(address, familyOf(address))

/** `forbidden` addresses are refused whatever the operator sets; anything that is not an IP address is forbidden. */
export const addressKind = (address: string): 'public' | 'private' | 'forbidden' => {
  const plain = plainOf(address)
  if (isIP(plain) === 0 || isIn(forbidden, plain)) return 'forbidden'
  return isIn(privateRanges, plain) ? 'private' : 'public'
}

/**
 * `all`, `none`, or a list of addresses, ranges and `loopback`: which private addresses may be connected to. Public ones
 * always may, forbidden ones never.
 */
export const privateAddresses = (setting: string): MayConnect => {
  if (setting === 'all') return (address) => addressKind(address) !== 'forbidden'
  if (setting === 'none') return (address) => addressKind(address) === 'public'
  const names = setting.split(',').map((name) => name.trim())
  const allowed = listOf(names.flatMap((name) => (name === 'loopback' ? LOOPBACK : [name])))
  return (address) => {
    const kind = addressKind(address)
    return kind === 'public' || (kind === 'private' && isIn(allowed, plainOf(address)))
  }
}

/** Names of metadata services: refused before they are resolved, so that saving such an address fails at once. */
const METADATA_NAMES = new Set([
  'instance-data',
  'instance-data.ec2.internal',
  'metadata',
  'metadata.azure.internal',
  'metadata.goog',
  'metadata.google.internal',
  'metadata.tencentyun.com',
])

/**
 * Whether the host of an address can be refused without looking it up. `new URL` has already read every spelling of an
 * IPv4 address (decimal, octal, hexadecimal, shortened, with a final dot).
 */
export const isHostRefused = ({ hostname }: URL, mayConnect: MayConnect): boolean => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/(?<!\.)\.+$/, '')
  return isIP(host) === 0 ? host === '' || METADATA_NAMES.has(host) : !mayConnect(host)
}
