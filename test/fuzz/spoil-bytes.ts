import type { Chance } from './chance.ts'
import { HOSTILE_TEXTS } from './hostile-values.ts'

const MAX_BYTES = 1_000_000

const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const HOSTILE_PIECES: readonly Uint8Array[] = [
  ...HOSTILE_TEXTS.map(encode),
  ...['[', '{"a":', '<w:p>', '<div>', '<a:p><a:r>', '> ', '* ', '<< /A '].map((open) =>
    encode(open.repeat(2000)),
  ),
  encode('<!DOCTYPE a [<!ENTITY b "cc">]>&b;'),
  encode('<![CDATA['),
  encode('<!--'),
  encode('endstream endobj'),
  encode('1 0 R'),
  Uint8Array.of(0xff, 0xff, 0xff, 0xff),
  Uint8Array.of(0x80, 0, 0, 0),
  Uint8Array.of(0xed, 0xa0, 0x80),
  new Uint8Array(64),
]

const NUMBERS = ['0', '-1', '4294967296', '99999999999999999999', '1e9', '2147483647', '0.0000001']

type Change = (bytes: Uint8Array, chance: Chance, other: Uint8Array) => Uint8Array

/** Start and length of a piece. */
const piece = (bytes: Uint8Array, chance: Chance): [number, number] => {
  const start = chance.below(bytes.length + 1)
  return [start, Math.min(bytes.length, start + chance.below(chance.of([4, 40, 400, 4000])))]
}

const CHANGES: readonly Change[] = [
  (bytes, chance) => {
    const copy = bytes.slice()
    for (let left = 1 + chance.below(20); left > 0; left -= 1) {
      const place = chance.below(copy.length)
      copy[place] = (copy[place] ?? 0) ^ (1 << chance.below(8))
    }
    return copy
  },
  (bytes, chance) => bytes.slice(0, chance.below(bytes.length + 1)),
  (bytes, chance) => {
    const [from, to] = piece(bytes, chance)
    return joined(bytes.subarray(0, from), bytes.subarray(to))
  },
  (bytes, chance) => {
    const [from, to] = piece(bytes, chance)
    const repeated = Array.from({ length: 1 + chance.below(100) }, () => bytes.subarray(from, to))
    return joined(bytes.subarray(0, to), ...repeated, bytes.subarray(to))
  },
  (bytes, chance, other) => {
    const [[from, to], [start, end]] = [piece(bytes, chance), piece(other, chance)]
    return joined(bytes.subarray(0, from), other.subarray(start, end), bytes.subarray(to))
  },
  (bytes, chance) => {
    const [from, to] = piece(bytes, chance)
    return joined(bytes.subarray(0, from), chance.of(HOSTILE_PIECES), bytes.subarray(to))
  },
  (bytes, chance) => {
    const text = Buffer.from(bytes).toString('latin1')
    const numbers = [...text.matchAll(/\d+/g)]
    const found = numbers.length > 0 ? chance.of(numbers) : undefined
    if (!found) return bytes
    const after = found.index + found[0].length
    return Buffer.from(text.slice(0, found.index) + chance.of(NUMBERS) + text.slice(after), 'latin1')
  },
]

/** A file after an accident or an attack: flipped bits, lost ends, repeated or foreign pieces, or hostile ones. */
export const spoiltBytes = (bytes: Uint8Array, chance: Chance, other: Uint8Array): Uint8Array => {
  let spoilt = bytes
  for (let left = 1 + chance.below(3); left > 0; left -= 1)
    spoilt = chance.of(CHANGES)(spoilt, chance, other).slice(0, MAX_BYTES)
  return spoilt
}
