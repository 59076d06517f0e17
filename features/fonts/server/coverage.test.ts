import { describe, expect, test } from 'vitest'
import { type Family, faces, families, weights } from '#packages/fonts/faces.ts'
import { readCmap } from '#packages/fonts/sfnt.ts'
import { codePointsOf, slices, slicesOf } from '#packages/fonts/slices.ts'
import { readFace } from './read-face.ts'

const cmaps = new Map(
  await Promise.all(
    faces.map(async (face) => [face.id, readCmap(await readFace(face.family, face.weight))] as const),
  ),
)

/** Two-byte codes of the encoding that have a standard character. */
const charactersOf = (leads: readonly [number, number], trails: readonly [number, number]): string[] => {
  const decoder = new TextDecoder('gbk')
  const found: string[] = []
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++) {
      const text = trail === 0x7f ? '' : decoder.decode(Uint8Array.of(lead, trail))
      if ([...text].length === 1 && !/[\p{Co}\ufffd]/u.test(text)) found.push(text)
    }
  return found
}
const gb2312Hanzi = charactersOf([0xb0, 0xf7], [0xa1, 0xfe])
const gbk = charactersOf([0x81, 0xfe], [0x40, 0xfe])

const missing = (family: Family, characters: readonly string[]) =>
  characters.filter((character) => !cmaps.get(`${family}-400`)?.has(character.codePointAt(0) ?? 0)).join('')

describe.each(faces)('$id', ({ id, family }) => {
  const cmap = cmaps.get(id) ?? new Map<number, number>()

  test('has exactly the code points of its slices', () => {
    const planned = slicesOf(family).flatMap(codePointsOf)
    expect(planned.length).toBe(cmap.size)
    expect(planned.filter((code) => !cmap.has(code))).toEqual([])
  })

  test('draws two code points of a slice with one glyph only for spaces, hyphens and bracket pieces', () => {
    const allowed = new Set([0x20, 0xa0, 0x2d, 0xad, 0x2011])
    const shared = slices.flatMap((slice) => {
      const codes = slice.families.includes(family) ? codePointsOf(slice) : []
      const mattering = codes.filter((code) => !allowed.has(code) && (code < 0x239b || code > 0x23ad))
      return [...Map.groupBy(mattering, (code) => cmap.get(code)).values()].filter((same) => same.length > 1)
    })
    expect(shared).toEqual([])
  })
})

describe.each(families)('%s', (family) => {
  test('has every Chinese character of GB2312', () => {
    expect(gb2312Hanzi).toHaveLength(6763)
    expect(missing(family, gb2312Hanzi)).toBe('')
  })

  test('maps the same code points in each weight', () => {
    const sizes = weights.map((weight) => cmaps.get(`${family}-${weight}`)?.size)
    expect(new Set(sizes).size).toBe(1)
  })
})

/** Known gaps: a new font version that opens another one fails here. */
test.each([
  ['sans', '≒', '𠮷'],
  ['serif', '≒', '𠮷'],
  ['kai', '︴﹉﹊﹋﹌﹍﹎﹏', ''],
] as const)('%s lacks of GBK only %s and of rare names only «%s»', (family, signs, names) => {
  expect(missing(family, gbk)).toBe(signs)
  expect(missing(family, [...'䶮㛃𠮷燚喆堃犇'])).toBe(names)
})
