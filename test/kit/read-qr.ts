import sharp from 'sharp'

/** Data codewords of each block at error correction M, by version. Addresses of ours and of providers fit in these. */
const BLOCKS: Record<number, readonly number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
}
const FORMAT_MASK = 0b101010000010010
const BYTES = 0b0100

type Dark = (row: number, column: number) => boolean

const masks: readonly ((row: number, column: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
]

/** The modules of a code in a picture without rotation, scaled by its finder patterns. */
const modulesIn = async (png: Buffer): Promise<{ size: number; isDark: Dark }> => {
  const { data, info } = await sharp(png).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
  const ink = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128
  const across = [...Array(info.width).keys()]
  const down = [...Array(info.height).keys()]
  const columns = across.filter((x) => down.some((y) => ink(x, y)))
  const rows = down.filter((y) => across.some((x) => ink(x, y)))
  const [left = 0, top = 0] = [columns[0], rows[0]]
  const width = (columns.at(-1) ?? 0) - left + 1
  // The upper edge of the first finder pattern is seven dark modules.
  let corner = 0
  while (ink(left + corner, top + 1)) corner += 1
  const size = Math.round(width / (corner / 7))
  const middle = (at: number) => Math.floor(((at + 0.5) * width) / size)
  return { size, isDark: (row, column) => ink(left + middle(column), top + middle(row)) }
}

/** Finder, timing and alignment patterns and format information. */
const isFunction = (size: number, row: number, column: number): boolean => {
  const near = (at: number) => at <= 8
  const far = (at: number) => at >= size - 8
  if ((near(row) && (near(column) || far(column))) || (far(row) && near(column))) return true
  if (row === 6 || column === 6) return true
  const middle = size - 7
  return size > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2
}

const formatOf = (isDark: Dark) => {
  const places: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column): [number, number] => [8, column]),
    ...[7, 5, 4, 3, 2, 1, 0].map((row): [number, number] => [row, 8]),
  ]
  const bits =
    places.reduce((all, [row, column]) => (all << 1) | Number(isDark(row, column)), 0) ^ FORMAT_MASK
  return { correction: bits >> 13, mask: (bits >> 10) & 7 }
}

/** Up and down in pairs of columns, from the right. */
const codewordsIn = (size: number, isDark: Dark, mask: number): number[] => {
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFunction(size, row, column))
          bits.push(Number(isDark(row, column)) ^ Number(masks[mask]?.(row, column) === 0))
    }
    isUp = !isUp
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((all, bit) => (all << 1) | bit, 0),
  )
}

/** Blocks are interleaved. */
const untangled = (codewords: readonly number[], blocks: readonly number[]): number[] => {
  const read = blocks.map((): number[] => [])
  let at = 0
  for (let turn = 0; turn < Math.max(...blocks); turn += 1)
    for (const [block, length] of blocks.entries()) if (turn < length) read[block]?.push(codewords[at++] ?? 0)
  return read.flat()
}

/**
 * Decodes a QR code from its picture by the standard, independently of the library that drew it. Only for clean
 * pictures: errors are not corrected.
 */
export const readQr = async (png: Buffer): Promise<string> => {
  const { size, isDark } = await modulesIn(png)
  const blocks = BLOCKS[(size - 17) / 4]
  const { correction, mask } = formatOf(isDark)
  if (!blocks || correction !== 0) throw new Error(`no code of M up to version 6: ${size} modules`)
  const bytes = untangled(codewordsIn(size, isDark, mask), blocks)
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const number = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length), 2)
  if (number(0, 4) !== BYTES) throw new Error('only texts in bytes are read')
  const length = number(4, 8)
  return Buffer.from(Array.from({ length }, (_, at) => number(12 + at * 8, 8))).toString()
}
