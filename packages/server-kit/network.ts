const MAPPED = /^::ffff:(?=\d+\.)/i
/** Some proxies write the port as well. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/

/** All eight groups of an IPv6 address, with the zeros that `::` leaves out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [split(head), split(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * The network that limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, which one connection has
 * to itself.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(WITH_PORT, '$1$2').replace(MAPPED, '')
  return plain.includes(':') ? groupsOf(plain).slice(0, 4).join(':') : plain
}
