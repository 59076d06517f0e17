/**
 * The file as numbered objects. Plain ones travel packed together (object streams), so that hundreds of tags cost a
 * few kilobytes; the table of places is a stream too. Libraries that write PDF either know no tags or keep every
 * object as an object of JavaScript: see docs/decisions/pdf.md.
 */
export interface PdfObjects {
  /** Reserves the number of an object that is written later. */
  reserve(): number
  set(id: number, body: string): number
  add(body: string): number
  /** `entries` of its dictionary; the bytes are compressed at the end unless `isPacked`. */
  stream(entries: string, bytes: Uint8Array, isPacked?: boolean): number
  setStream(id: number, entries: string, bytes: Uint8Array, isPacked?: boolean): number
  finish(root: number, info: number): Promise<Uint8Array>
}

const encoder = new TextEncoder()

/** Everything outside of streams is ASCII: texts are written in hexadecimal. */
export const ascii = (text: string): Uint8Array => encoder.encode(text)

export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

/** Numbers are rounded to a thousandth of a pixel. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

export const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

export const utf16 = (text: string): string => {
  let out = ''
  for (let at = 0; at < text.length; at += 1) out += hex(text.charCodeAt(at), 4)
  return out
}

/** A text string: title, description, alternative text. */
export const textString = (text: string): string => `<feff${utf16(text)}>`

export const asciiString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

const PER_STREAM = 200

/** Not a secret: it only distinguishes files. */
const fingerprint = (pieces: readonly Uint8Array[]): string => {
  const state = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += 1) {
      const lane = at & 3
      state[lane] = Math.imul((state[lane] ?? 0) ^ (piece[at] ?? 0), 0x01000193) >>> 0
    }
  return state.map((part) => hex(part >>> 0, 8)).join('')
}

const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => (value / 256 ** (bytes - 1 - at)) & 0xff)

/** By the browser's own zlib, several streams at once: four times as fast as one written in JavaScript. */
const deflated = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const packing = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packing).arrayBuffer())
}

interface Place {
  type: 1 | 2
  /** In the file, or the number of the stream that holds it. */
  first: number
  second: number
}

const rowOf = ({ type, first, second }: Place): number[] => [
  type,
  ...bigEndian(first, 4),
  ...bigEndian(second, 2),
]

export const newPdf = (): PdfObjects => {
  const bodies = new Map<number, string>()
  const streams = new Map<number, Promise<Uint8Array>>()
  let last = 0

  const reserve = () => {
    last += 1
    return last
  }
  const set = (id: number, body: string) => {
    bodies.set(id, body)
    return id
  }
  const written = async (entries: string, bytes: Uint8Array, isPacked: boolean) => {
    const packed = isPacked ? bytes : await deflated(bytes)
    const filter = isPacked ? '' : '/Filter/FlateDecode'
    const head = ascii(`<<${entries}${filter}/Length ${packed.length}>>stream\n`)
    return joinBytes([head, packed, ascii('\nendstream')])
  }
  const setStream = (id: number, entries: string, bytes: Uint8Array, isPacked = false) => {
    streams.set(id, written(entries, bytes, isPacked))
    return id
  }

  const packBodies = (places: Map<number, Place>) => {
    const ids = [...bodies.keys()].sort((one, other) => one - other)
    for (let from = 0; from < ids.length; from += PER_STREAM) {
      const group = ids.slice(from, from + PER_STREAM)
      const holder = reserve()
      let offset = 0
      const index = group.map((id, at) => {
        places.set(id, { type: 2, first: holder, second: at })
        const entry = `${id} ${offset}`
        offset += (bodies.get(id) ?? '').length + 1
        return entry
      })
      const head = `${index.join(' ')}\n`
      const text = head + group.map((id) => bodies.get(id)).join('\n')
      setStream(holder, `/Type/ObjStm/N ${group.length}/First ${head.length}`, ascii(text))
    }
  }

  const finish = async (root: number, info: number): Promise<Uint8Array> => {
    const places = new Map<number, Place>()
    packBodies(places)
    const pieces = [ascii('%PDF-1.7\n%'), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]
    let at = pieces.reduce((length, piece) => length + piece.length, 0)
    const push = (bytes: Uint8Array) => {
      pieces.push(bytes)
      at += bytes.length
    }
    for (const [id, stream] of streams) {
      const bytes = await stream
      places.set(id, { type: 1, first: at, second: 0 })
      push(ascii(`${id} 0 obj\n`))
      push(bytes)
      push(ascii('\nendobj\n'))
    }
    const table = reserve()
    const start = at
    places.set(table, { type: 1, first: start, second: 0 })
    const rows = Array.from({ length: last }, (_, id) => {
      const place = places.get(id + 1)
      return place ? rowOf(place) : [0, 0, 0, 0, 0, 0, 0]
    })
    const id = fingerprint(pieces)
    setStream(
      table,
      `/Type/XRef/Size ${last + 1}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]`,
      new Uint8Array([[0, 0, 0, 0, 0, 0xff, 0xff], ...rows].flat()),
    )
    push(ascii(`${table} 0 obj\n`))
    push((await streams.get(table)) ?? ascii(''))
    push(ascii(`\nendobj\nstartxref\n${start}\n%%EOF\n`))
    return joinBytes(pieces)
  }

  return {
    reserve,
    set,
    add: (body) => set(reserve(), body),
    stream: (entries, bytes, isPacked) => setStream(reserve(), entries, bytes, isPacked),
    setStream,
    finish,
  }
}
