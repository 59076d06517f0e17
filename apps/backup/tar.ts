/** The part of the tar format that we write: plain files with names of letters that we choose. */

export interface Entry {
  name: string
  bytes: Uint8Array
}

const BLOCK = 512
/** We write entries of a few megabytes: one that claims more is none of ours. */
const MAX_BYTES = 256 * 1024 * 1024

export class NotATar extends Error {}

const sumOf = (header: Buffer): number => {
  let sum = 0
  // The sum's own place counts as spaces.
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte
  return sum
}

/** Long paths are cut at a slash: the first part has a place of its own at the end of the header. */
const placesOf = (path: string): [prefix: string, name: string] => {
  if (path.length <= 100) return ['', path]
  const cut = path.indexOf('/', path.length - 101)
  if (cut < 0 || cut > 155) throw new Error(`too long for an archive: ${path}`)
  return [path.slice(0, cut), path.slice(cut + 1)]
}

const headerOf = ({ name: path, bytes }: Entry): Buffer => {
  const header = Buffer.alloc(BLOCK)
  const [prefix, name] = placesOf(path)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(name, 0, 'latin1')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes.length, 124, 12)
  octal(0, 136, 12)
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(prefix, 345, 'latin1')
  octal(sumOf(header), 148, 7)
  header.write(' ', 155, 'latin1')
  return header
}

export async function* tarred(entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry)
    yield entry.bytes
    yield Buffer.alloc((BLOCK - (entry.bytes.length % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

const readHeader = (header: Buffer): { name: string; size: number } => {
  const text = (at: number, length: number) =>
    header
      .toString('latin1', at, at + length)
      .split('\0', 1)[0]
      ?.trim() ?? ''
  const size = Number.parseInt(text(124, 12), 8)
  if (Number.parseInt(text(148, 8), 8) !== sumOf(header) || !(size >= 0 && size <= MAX_BYTES))
    throw new NotATar('not a header')
  const prefix = text(345, 155)
  return { name: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`, size }
}

/** Takes exactly so many bytes at a time out of a stream of pieces. */
const takerOf = (pieces: AsyncIterable<Uint8Array>) => {
  const source = pieces[Symbol.asyncIterator]()
  let ready: Buffer[] = []
  let length = 0
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const { value, done } = await source.next()
      if (done) throw new NotATar('ends too early')
      ready.push(Buffer.from(value))
      length += value.length
    }
    const [first = Buffer.alloc(0)] = ready
    const all = ready.length > 1 ? Buffer.concat(ready) : first
    ready = [all.subarray(wanted)]
    length -= wanted
    return all.subarray(0, wanted)
  }
}

/** Entry after entry, until the mark of the end; without it the archive was cut off. */
export async function* untarred(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Entry> {
  const take = takerOf(pieces)
  for (;;) {
    const header = await take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const { name, size } = readHeader(header)
    const bytes = await take(size)
    await take((BLOCK - (size % BLOCK)) % BLOCK)
    yield { name, bytes }
  }
}
