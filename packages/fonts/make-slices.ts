import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import common from './common.json' with { type: 'json' }
import { type Face, type Family, faceOf } from './faces.ts'
import { type Coverage, planSlices } from './plan.ts'
import { formatRanges, rangesOf } from './ranges.ts'
import { readCmap } from './sfnt.ts'
import { isWoff, unpackWoff } from './woff.ts'

/**
 * Writes slices.json: `node packages/fonts/make-slices.ts`, after a change of a font package, of common.json
 * or of the plan. Every change renames all slices, so browsers fetch them again.
 *
 * common.json: the 4,000 commonest characters, one line a slice. It was made once, from counts only: the word
 * frequencies of the jieba dictionary (MIT) within GB2312, a list of words and names that resumes use, and
 * how many of our own sample resumes, documents and screens have the character. Measured on ten resumes left
 * out of the count: 13 slices and 2,070 glyphs a page, against 16 and 3,000 with the public slices of Google
 * Fonts.
 */
const cmapOf = async ({ file }: Face) => {
  const bytes = new Uint8Array(await readFile(createRequire(import.meta.url).resolve(file)))
  return readCmap(isWoff(bytes) ? await unpackWoff(bytes) : bytes)
}

const readCoverage = async (): Promise<Coverage> => {
  const cmap = (family: Family) => cmapOf(faceOf(family, 400))
  return { sans: await cmap('sans'), serif: await cmap('serif'), kai: await cmap('kai') }
}

export const makeSlices = async (): Promise<string[]> =>
  planSlices(await readCoverage(), common).map(
    (slice) => `${slice.families.join('+')} ${formatRanges(rangesOf(slice.codePoints))}`,
  )

if (import.meta.main) {
  const lines = await makeSlices()
  await writeFile(new URL('./slices.json', import.meta.url), `${JSON.stringify(lines, null, 2)}\n`)
}
