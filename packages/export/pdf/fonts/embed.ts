import type { FaceId } from '#packages/fonts/faces.ts'
import { ascii, hex, type PdfObjects, utf16 } from '../objects.ts'
import type { FaceInUse } from './face.ts'
import { subsetOf } from './subset.ts'

const NAMES: Record<FaceId, string> = {
  'sans-400': 'NotoSansSC-Regular',
  'sans-700': 'NotoSansSC-Bold',
  'serif-400': 'NotoSerifSC-Regular',
  'serif-700': 'NotoSerifSC-Bold',
  'kai-400': 'LXGWWenKai-Regular',
  'kai-700': 'LXGWWenKai-Bold',
}

/** The six-letter prefix of a subset's name; the same glyphs get the same letters. */
const tagOf = (texts: readonly string[]): string => {
  let state = 0x811c9dc5
  for (const text of texts)
    for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return Array.from({ length: 6 }, (_, at) => {
    const character = Math.floor(state / 26 ** at) % 26
    return String.fromCharCode(65 + character)
  }).join('')
}

const PER_BLOCK = 100

/** Maps glyphs to text, exactly as in the document. */
const toUnicode = (texts: readonly string[]): string => {
  const rows = texts.flatMap((text, id) => (text === '' ? [] : [`<${hex(id, 4)}><${utf16(text)}>`]))
  const blocks = Array.from({ length: Math.ceil(rows.length / PER_BLOCK) }, (_, at) => {
    const block = rows.slice(at * PER_BLOCK, (at + 1) * PER_BLOCK)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  })
  return [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n',
    '1 begincodespacerange<0000><ffff>endcodespacerange\n',
    ...blocks,
    'endcmap CMapName currentdict/CMap defineresource pop end end',
  ].join('')
}

/** The widths of all glyphs except those of 1000, which is the default. */
const widthsOf = (advances: readonly number[]): string => {
  const runs: { first: number; widths: number[] }[] = []
  for (const [id, advance] of advances.entries()) {
    if (advance === 1000) continue
    const last = runs.at(-1)
    if (last && last.first + last.widths.length === id) last.widths.push(advance)
    else runs.push({ first: id, widths: [advance] })
  }
  return runs.map(({ first, widths }) => `${first}[${widths.join(' ')}]`).join('')
}

/** Writes the glyphs in use as one TrueType font and returns the id of the font's object. */
export const embedFace = (pdf: PdfObjects, { face, entries, ascent, descent }: FaceInUse): number => {
  const { sfnt, advances } = subsetOf(entries)
  const slice = entries.find((entry) => entry.slice)?.slice
  const scale = 1000 / (slice?.unitsPerEm ?? 1000)
  const texts = entries.map(({ text }) => text)
  const name = `/${tagOf(texts)}+${NAMES[face]}`
  const head = slice?.table('head')
  const box = [36, 38, 40, 42].map((at) => Math.round((head?.getInt16(at) ?? 0) * scale))
  const capHeight = Math.round((slice?.table('OS/2').getInt16(88) ?? 733) * scale)
  const file = pdf.stream(`/Length1 ${sfnt.length}`, sfnt)
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}/StemV ${face.endsWith('700') ? 140 : 80}/FontFile2 ${file} 0 R>>`,
  )
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 1000/W[${widthsOf(advances.map((advance) => Math.round(advance * scale)))}]/CIDToGIDMap/Identity>>`,
  )
  const unicode = pdf.stream('', ascii(toUnicode(texts)))
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  )
}
