import { cutSlice } from '#features/fonts/server/cut.ts'
import { readFace } from '#features/fonts/server/read-face.ts'
import { sliceOptions } from '#features/fonts/server/slice-options.ts'
import { openFace } from '#features/fonts/server/subset.ts'
import { type FaceId, type Family, faces, type Weight } from '#packages/fonts/faces.ts'
import { codePointsOf, type Slice, slices, slicesOf } from '#packages/fonts/slices.ts'

export interface CutSlice {
  slice: Slice
  codePoints: number[]
  /** Plain TrueType, before it is compressed for the browser. */
  sfnt: Uint8Array
}

/** Slices of a font as the server makes them: all, or the requested ones. */
export const cutSlices = async (
  family: Family,
  weight: Weight,
  isWanted: (slice: Slice) => boolean = () => true,
): Promise<CutSlice[]> => {
  const face = await openFace(await readFace(family, weight))
  return slicesOf(family)
    .filter(isWanted)
    .map((slice) => {
      const codePoints = codePointsOf(slice)
      return { slice, codePoints, sfnt: face.subset(codePoints, sliceOptions) }
    })
}

const cutOnes = new Map<string, Promise<Uint8Array>>()

/** Fonts as a browser would fetch them, for writing files in Node. */
export const readSlice = (face: FaceId, index: number): Promise<Uint8Array> => {
  const key = `${face} ${index}`
  const known = cutOnes.get(key)
  if (known !== undefined) return known
  const found = faces.find(({ id }) => id === face)
  const slice = slices[index]
  if (!found || !slice) throw new Error(`there is no slice ${index} of ${face}`)
  const cutting = cutSlice(found, slice)
  cutOnes.set(key, cutting)
  return cutting
}
