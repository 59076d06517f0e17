import decompress from 'woff2-encoder/decompress'
import type { FaceId } from '#packages/fonts/faces.ts'
import { sliceOf } from '#packages/fonts/slices.ts'
import { LruCache } from '#packages/scheduling/lru-cache.ts'
import type { DisplayList, Op } from '../../display-list/list.ts'
import { type OpenSlice, openSlice } from './open-slice.ts'

/** Reads the same woff2 file that the screen uses. */
export type ReadSlice = (face: FaceId, slice: number) => Promise<Uint8Array>

/** Decompressing slices takes most of the time of a first file. A decompressed slice has about 70 KB. */
const opened = new LruCache<string, Promise<OpenSlice>>(160)

const open = (read: ReadSlice, face: FaceId, slice: number): Promise<OpenSlice> => {
  const key = `${face} ${slice}`
  const known = opened.get(key)
  if (known !== undefined) return known
  const opening = read(face, slice).then(decompress).then(openSlice)
  opened.set(key, opening)
  opening.catch(() => opened.delete(key))
  return opening
}

type Needed = Map<FaceId, Set<number>>

const collect = (ops: readonly Op[], needed: Needed): void => {
  for (const op of ops) {
    if (op.op === 'group') collect(op.ops, needed)
    if (op.op !== 'text') continue
    // The first slice is always open: it has the metrics of the face and the glyph for missing characters.
    const slices = needed.get(op.face) ?? new Set([0])
    needed.set(op.face, slices)
    const [family] = op.face.split('-')
    for (const character of op.text) {
      const slice = sliceOf(character.codePointAt(0) ?? 0)
      if (slice?.families.some((one) => one === family)) slices.add(slice.index)
    }
  }
}

/** Every slice that a document's texts need, by face. */
export const openSlices = async (
  list: DisplayList,
  read: ReadSlice,
  onFace: (done: number, of: number) => void,
): Promise<Map<FaceId, Map<number, OpenSlice>>> => {
  const needed: Needed = new Map()
  for (const page of list.pages) collect(page.ops, needed)
  let done = 0
  const faces = await Promise.all(
    [...needed].map(async ([face, slices]) => {
      const indices = [...slices].sort((one, other) => one - other)
      const found = await Promise.all(indices.map((slice) => open(read, face, slice)))
      done += 1
      onFace(done, needed.size)
      return [face, new Map(indices.map((slice, at) => [slice, found[at] as OpenSlice]))] as const
    }),
  )
  return new Map(faces)
}
