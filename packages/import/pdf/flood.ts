import { Unzlib } from 'fflate'

const MAX_BYTES = 60 * 1024 * 1024
/** Deflate packs at most 1,032 to one: what is smaller than this cannot flood anything. */
const SMALL = 48 * 1024
const STEP = 64 * 1024

const find = (bytes: Uint8Array, word: string, from: number): number => {
  const first = word.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < word.length && bytes[at + length] === word.charCodeAt(length)) length += 1
    if (length === word.length) return at
  }
  return -1
}

const inflatedSize = (packed: Uint8Array, max: number): number => {
  let size = 0
  const inflate = new Unzlib((part) => {
    size += part.length
  })
  try {
    for (let at = 0; at < packed.length && size <= max; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  } catch {
    // Not what it said it was: pdf.js will say so too.
  }
  return size
}

const dictionaryBefore = (bytes: Uint8Array, at: number): string => {
  const text = String.fromCharCode(...bytes.subarray(Math.max(0, at - 1200), at))
  return text.slice(text.lastIndexOf(' obj') + 1)
}

/** Pictures are decoded only as far as their size says; everything else is unpacked whole. */
const floodOf = (dictionary: string, packed: () => Uint8Array, max: number): number => {
  if (/\/Subtype\s*\/Image/.test(dictionary)) return 0
  const filters = dictionary.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []
  if (filters.length > 1) return Number.POSITIVE_INFINITY
  const [filter] = filters
  if (filter === undefined) return 0
  const stream = packed()
  if (filter === '/FlateDecode' || filter === '/Fl')
    return stream.length < SMALL ? 0 : inflatedSize(stream, max)
  return stream.length * 64
}

/** Whether a file holds packed parts that would unpack to more than any resume needs. */
export const isFlood = (bytes: Uint8Array): boolean => {
  let total = 0
  for (let at = find(bytes, 'stream', 0); at >= 0; at = find(bytes, 'stream', at + 6)) {
    const isEnd = bytes[at - 1] === 0x64 && bytes[at - 2] === 0x6e
    const next = bytes[at + 6]
    if (isEnd || (next !== 0x0a && next !== 0x0d)) continue
    const start = at + (next === 0x0d && bytes[at + 7] === 0x0a ? 8 : 7)
    const end = find(bytes, 'endstream', start)
    const stop = end < 0 ? bytes.length : end
    total += floodOf(dictionaryBefore(bytes, at), () => bytes.subarray(start, stop), MAX_BYTES)
    if (total > MAX_BYTES) return true
    at = stop
  }
  return false
}

/** A file that is saved again and again defines its pages each time, but no resume so often. */
const MAX_DEFINITIONS = 500

/**
 * Whether a file defines one object so often that reading it takes for ever: where its table is damaged, pdf.js reads
 * every definition, and one that does not end reaches through all that follow.
 */
export const isTangled = (bytes: Uint8Array): boolean => {
  const counts = new Map<string, number>()
  for (let at = find(bytes, ' obj', 0); at >= 0; at = find(bytes, ' obj', at + 4)) {
    const before = String.fromCharCode(...bytes.subarray(Math.max(0, at - 20), at))
    const [, number = ''] = /(\d{1,10}) \d{1,5}$/.exec(before) ?? []
    const count = (counts.get(number) ?? 0) + 1
    if (number !== '' && count > MAX_DEFINITIONS) return true
    counts.set(number, count)
  }
  return false
}
