import { compress } from 'woff2-encoder'
import type { Face, FaceId } from '#packages/fonts/faces.ts'
import { codePointsOf, type Slice } from '#packages/fonts/slices.ts'
import { readFace } from './read-face.ts'
import { sliceOptions } from './slice-options.ts'
import { type OpenFace, openFace } from './subset.ts'

const opened = new Map<FaceId, Promise<OpenFace>>()

const open = (face: Face): Promise<OpenFace> => {
  const known = opened.get(face.id)
  if (known !== undefined) return known
  const opening = readFace(face.family, face.weight).then(openFace)
  opened.set(face.id, opening)
  // A failed reading must not be remembered as the face.
  opening.catch(() => opened.delete(face.id))
  return opening
}

/** Blocks its thread for 0.1 to 0.3 s, nearly all of it brotli: the server calls it through cutter.ts. */
export const cutSlice = async (face: Face, slice: Slice): Promise<Uint8Array> =>
  compress((await open(face)).subset(codePointsOf(slice), sliceOptions))
