import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Family, faceOf, type Weight } from '#packages/fonts/faces.ts'
import { alignWinMetrics, useChineseForms } from '#packages/fonts/sfnt.ts'
import { isWoff, unpackWoff } from '#packages/fonts/woff.ts'

/**
 * The full face as bare TrueType, the one outline that slices and PDF subsets are cut from. Two tables differ
 * from the package's file, so that a line is the same on every system and under every `lang`. Nothing is
 * kept, since a face is 10 to 16 MB: who cuts often opens it once (see subset.ts) and lets these bytes go.
 */
export const readFace = async (family: Family, weight: Weight): Promise<Uint8Array<ArrayBuffer>> => {
  const path = createRequire(import.meta.url).resolve(faceOf(family, weight).file)
  const bytes: Uint8Array<ArrayBuffer> = await readFile(path)
  const sfnt = isWoff(bytes) ? await unpackWoff(bytes) : bytes
  alignWinMetrics(sfnt)
  useChineseForms(sfnt)
  return sfnt
}
