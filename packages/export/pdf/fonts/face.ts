import type { FaceId } from '#packages/fonts/faces.ts'
import { sliceOf } from '#packages/fonts/slices.ts'
import type { OpenSlice, ShapingMode } from './open-slice.ts'
import type { UsedGlyph } from './subset.ts'
import type { Shaped } from './substitutions.ts'

/** A glyph of the embedded face, as used in a text. */
export interface SetGlyph {
  /** Its number in the embedded face. */
  id: number
  /** The index of its first code point in the text, and the number of its code points. */
  at: number
  count: number
  /** In thousandths of the size. */
  advance: number
  /** The offset of its ink if it is set at half its width. */
  half: number
  /** In lines that run downwards: the height of its vertical origin, and the offset at half its height. */
  top: number
  halfUpright: number
  /** Whether a substitution changed the glyph, as for brackets in lines that run downwards. */
  isFormed: boolean
  /** None of the product's faces has it. */
  isMissing: boolean
}

interface Entry extends UsedGlyph {
  /** The text of the glyph. An id has only one text, because a reader would otherwise find and copy the wrong one. */
  text: string
}

/** A text's code points and their widths in the layout, in thousandths of the size. */
export interface MeasuredText {
  text: readonly string[]
  widths: readonly number[]
}

/** One face of a document that is being written: it assigns ids to glyphs and collects them. */
export interface FaceInUse {
  face: FaceId
  ascent: number
  descent: number
  /**
   * Numbers ideographs before they are used, in order of their code points: glyphs with the same radical are then
   * adjacent, and the face compresses better.
   */
  expect(text: Iterable<string>): void
  set(characters: MeasuredText, from: number, until: number, mode: ShapingMode): SetGlyph[]
  entries: readonly Entry[]
  missing: ReadonlySet<string>
}

/** Consecutive characters of one font slice, which are shaped together as in the browser. */
interface Run {
  slice: OpenSlice | undefined
  at: number
  characters: string[]
  width: number
}

/** Invisible characters that only affect how others are set. */
const isInvisible = (codePoint: number): boolean =>
  codePoint === 0xad || (codePoint >= 0x200b && codePoint <= 0x200f) || codePoint === 0xfeff

/** Characters without a width of their own belong to the run of the character before them. */
const runsOf = (
  { text, widths }: MeasuredText,
  from: number,
  until: number,
  sliceFor: (codePoint: number) => OpenSlice | undefined,
): Run[] => {
  const runs: Run[] = []
  for (let at = from; at < until; at += 1) {
    const character = text[at] ?? ''
    const width = widths[at] ?? 0
    const codePoint = character.codePointAt(0) ?? 0
    const slice = width === 0 && isInvisible(codePoint) ? undefined : sliceFor(codePoint)
    const last = runs.at(-1)
    const joins = last && !last.slice && width === 0 && character !== ' '
    if (last && (joins || (slice && last.slice === slice))) last.characters.push(character)
    else runs.push({ slice, at, characters: [character], width })
  }
  return runs
}

/** Ideographs have no substitutions, so the glyph of each is known by its code point. */
const IDEOGRAPH = /^[\u3400-\u4dbf\u4e00-\u9fff]$/

export const faceInUse = (face: FaceId, slices: ReadonlyMap<number, OpenSlice>): FaceInUse => {
  const [first] = slices.values()
  const entries: Entry[] = [{ slice: first, glyph: 0, advance: first?.advance(0) ?? 1000, text: '' }]
  const ids = new Map<OpenSlice | undefined, Map<string, number>>()
  const missing = new Set<string>()
  const scale = 1000 / (first?.unitsPerEm ?? 1000)

  const idOf = (slice: OpenSlice | undefined, glyph: number, text: string, advance: number): number => {
    const own = ids.get(slice) ?? new Map<string, number>()
    ids.set(slice, own)
    const key = `${glyph} ${text}`
    const known = own.get(key)
    if (known !== undefined) return known
    own.set(key, entries.length)
    entries.push({ slice, glyph, advance, text })
    return entries.length - 1
  }

  const sliceFor = (codePoint: number): OpenSlice | undefined => {
    const slice = slices.get(sliceOf(codePoint)?.index ?? -1)
    return slice?.has(codePoint) ? slice : undefined
  }

  /** An empty glyph of the right width, so that the text can be found and copied. */
  const missingGlyph = ({ at, characters, width }: Run): SetGlyph => {
    const text = characters.join('')
    const isMissing = width > 0
    if (isMissing) missing.add(text)
    const advance = Math.round(width)
    const blank = { advance, half: 0, top: 880, halfUpright: 0, isFormed: false, isMissing }
    return { id: idOf(undefined, advance, text, advance / scale), at, count: characters.length, ...blank }
  }

  const shaped = (slice: OpenSlice, run: Run, mode: ShapingMode): SetGlyph[] => {
    const glyphs = run.characters.map(
      (character): Shaped => ({ glyph: slice.glyphOf(character.codePointAt(0) ?? 0), count: 1 }),
    )
    let at = 0
    return slice.substitute[mode](glyphs).map(({ glyph, count }) => {
      const start = at
      at += count
      return {
        id: idOf(slice, glyph, run.characters.slice(start, at).join(''), slice.advance(glyph)),
        at: run.at + start,
        count,
        advance: slice.advance(glyph) * scale,
        half: (slice.half.get(glyph)?.x ?? 0) * scale,
        top: slice.top(glyph) * scale,
        halfUpright: (slice.halfUpright.get(glyph)?.y ?? 0) * scale,
        isFormed: count === 1 && glyph !== glyphs[start]?.glyph,
        isMissing: false,
      }
    })
  }

  const reserveGlyph = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    const slice = sliceFor(codePoint)
    const glyph = slice?.glyphOf(codePoint) ?? 0
    if (slice) idOf(slice, glyph, character, slice.advance(glyph))
  }

  return {
    face,
    expect: (text) => {
      for (const character of [...new Set(text)].sort())
        if (IDEOGRAPH.test(character)) reserveGlyph(character)
    },
    ascent: (first?.ascent ?? 880) * scale,
    descent: (first?.descent ?? -120) * scale,
    set: (characters, from, until, mode) =>
      runsOf(characters, from, until, sliceFor).flatMap((run) =>
        run.slice ? shaped(run.slice, run, mode) : [missingGlyph(run)],
      ),
    entries,
    missing,
  }
}
