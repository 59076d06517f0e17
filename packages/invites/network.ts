import { hashOf } from '#packages/slice/hash-of.ts'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** All eight groups of an address of the newer kind, the left-out zeros among them. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [split(head), split(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** The line that a person is on: of the newer kind of address one line has a whole /64 to choose from. */
export const networkOf = (address: string): string => {
  const plain = address.replace(MAPPED, '')
  return plain.includes(':') ? groupsOf(plain).slice(0, 4).join(':') : plain
}

export const networkHash = (address: string): string => hashOf(`invite ${networkOf(address)}`)
