import { compress } from 'woff2-encoder'
import type { Face, FaceId } from '#packages/fonts/faces.ts'
import { codePointsOf, type Slice } from '#packages/fonts/slices.ts'
import { readFace } from './read-face.ts'
import { sliceOptions } from './slice-options.ts'
import { type OpenFace, openFace } from './subset.ts'

/** The face that was used last. Each takes some 80 MB, so only one stays open. */
let opened: { id: FaceId; face: Promise<OpenFace> } | undefined

const open = (face: Face): Promise<OpenFace> => {
  if (opened?.id === face.id) return opened.face
  opened = undefined
  // Frees the 65 MB of the last face before the next one is read, where the process offers that (see cutter.ts).
  globalThis.gc?.()
  const opening = readFace(face.family, face.weight).then(openFace)
  opened = { id: face.id, face: opening }
  opening.catch(() => {
    if (opened?.face === opening) opened = undefined
  })
  return opening
}

/** Blocks its thread for 0.1 to 0.3 s, nearly all of it brotli: the server calls it through cutter.ts. */
export const cutCodePoints = async (face: Face, codePoints: readonly number[]): Promise<Uint8Array> =>
  compress((await open(face)).subset(codePoints, sliceOptions))

export const cutSlice = (face: Face, slice: Slice): Promise<Uint8Array> =>
  cutCodePoints(face, codePointsOf(slice))
