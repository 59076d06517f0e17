import { unzlibSync } from 'fflate'

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface Png {
  width: number
  height: number
  depth: number
  kind: number
  palette: Uint8Array
  clear: Uint8Array
  data: Uint8Array
}

const GREY = 0
const COLORS = 2
const PALETTE = 3
const GREY_ALPHA = 4
const COLORS_ALPHA = 6
const CHANNELS: Record<number, number> = {
  [GREY]: 1,
  [COLORS]: 3,
  [PALETTE]: 1,
  [GREY_ALPHA]: 2,
  [COLORS_ALPHA]: 4,
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const readPng = (bytes: Uint8Array): Png => {
  const view = viewOf(bytes)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at))
    chunks.set(name, [...(chunks.get(name) ?? []), body])
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: view.getUint8(24),
    kind: view.getUint8(25),
    palette: joined(chunks.get('PLTE') ?? []),
    clear: joined(chunks.get('tRNS') ?? []),
    data: unzlibSync(joined(chunks.get('IDAT') ?? [])),
  }
}

/** The Paeth predictor of the PNG specification. */
const paeth = (left: number, up: number, corner: number): number => {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

const guess = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

/** Rows are stored as differences from their neighbours; this restores the values. */
const unfiltered = ({ width, height, depth, kind, data }: Png): Uint8Array => {
  const bits = (CHANNELS[kind] ?? 4) * depth
  const step = Math.max(1, bits >> 3)
  const row = Math.ceil((width * bits) / 8)
  const out = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) {
    const from = y * (row + 1)
    const filter = data[from] ?? 0
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x
      const left = x >= step ? (out[at - step] ?? 0) : 0
      const up = y > 0 ? (out[at - row] ?? 0) : 0
      const corner = x >= step && y > 0 ? (out[at - row - step] ?? 0) : 0
      out[at] = (data[from + 1 + x] ?? 0) + guess(filter, left, up, corner)
    }
  }
  return out
}

/** Every sample in a byte of its own. */
const samplesOf = (png: Png): Uint8Array => {
  const rows = unfiltered(png)
  const { width, height, depth } = png
  if (depth === 8) return rows
  const across = width * (CHANNELS[png.kind] ?? 1)
  const row = Math.ceil((across * depth) / 8)
  const maxSample = 2 ** depth - 1
  // Greys are stretched to the whole range; numbers of a palette stay what they are.
  const stretch = png.kind === PALETTE ? 1 : 255 / maxSample
  const out = new Uint8Array(across * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < across; x += 1) {
      const bit = x * depth
      const byte = rows[y * row + (bit >> 3)] ?? 0
      out[y * across + x] = ((byte >> (8 - depth - (bit & 7))) & maxSample) * stretch
    }
  return out
}

export interface Pixels {
  /** Red, green, blue. */
  colors: Uint8Array
  /** The alpha channel; undefined if all pixels are opaque. */
  alphas: Uint8Array | undefined
}

/** Splits a PNG into colours and alpha. It must have at most eight bits and no interlacing, as canvases write it. */
export const pixelsOf = (bytes: Uint8Array): Pixels => {
  const png = readPng(bytes)
  const { kind, palette, clear } = png
  const samples = samplesOf(png)
  const channels = CHANNELS[kind] ?? 4
  const count = png.width * png.height
  const colors = new Uint8Array(count * 3)
  const alphas = new Uint8Array(count)
  const isColored = kind === COLORS || kind === COLORS_ALPHA
  const hasAlpha = kind === GREY_ALPHA || kind === COLORS_ALPHA
  let isClear = false
  for (let at = 0; at < count; at += 1) {
    const from = at * channels
    const first = samples[from] ?? 0
    const source = kind === PALETTE ? palette : samples
    const place = kind === PALETTE ? first * 3 : from
    const step = kind === PALETTE || isColored ? 1 : 0
    colors[at * 3] = source[place] ?? 0
    colors[at * 3 + 1] = source[place + step] ?? 0
    colors[at * 3 + 2] = source[place + 2 * step] ?? 0
    const alpha = kind === PALETTE ? clear[first] : hasAlpha ? samples[from + channels - 1] : 255
    alphas[at] = alpha ?? 255
    isClear ||= alphas[at] !== 255
  }
  return { colors, alphas: isClear ? alphas : undefined }
}
