import { type Unzipped, unzipSync, zipSync } from 'fflate'
import { type Refusal, refuse } from '../reading.ts'

const MAX_ENTRIES = 2000
const MAX_BYTES = 80 * 1024 * 1024
const MAX_RATIO = 200

/** The files of a Word document that are read. Macros, embedded files and fonts are not unpacked. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]+\.(?:xml|rels)|word\/media\/[\w. -]+\.(?:png|jpe?g|webp|gif|bmp|emf|wmf|tiff?))$/i

export type Parts = Unzipped

interface Entry {
  name: string
  size: number
  originalSize: number
}

/** The size that the directory tells is all that is ever inflated: a lie there makes a broken file, not a flood. */
export const unpack = (bytes: Uint8Array, wanted = WANTED): Parts | Refusal => {
  let entries = 0
  let total = 0
  let isBomb = false
  const wants = ({ name, size, originalSize }: Entry): boolean => {
    entries += 1
    const isWanted = wanted.test(name)
    if (isWanted) total += originalSize
    const isSwollen = originalSize > 1_000_000 && originalSize > size * MAX_RATIO
    if (entries > MAX_ENTRIES || total > MAX_BYTES || (isWanted && isSwollen)) isBomb = true
    return isWanted && !isBomb
  }
  try {
    const parts = unzipSync(bytes, { filter: wants })
    return isBomb ? refuse('bomb') : parts
  } catch (error) {
    return isBomb ? refuse('bomb') : refuse('broken', String(error))
  }
}

/** Whether an archive has an entry of that name; nothing of it is unpacked. */
export const hasEntry = (bytes: Uint8Array, wanted: string): boolean => {
  let isThere = false
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        isThere ||= name === wanted
        return false
      },
    })
  } catch {
    return isThere
  }
  return isThere
}

/** The same files packed again without compression, so that unpacking them has a known size. */
export const repack = (parts: Parts): Uint8Array => zipSync(parts, { level: 0 })
