import { type Family, families } from './faces.ts'

/** Per family, code point → glyph. */
export type Coverage = Readonly<Record<Family, ReadonlyMap<number, number>>>

export interface PlannedSlice {
  families: readonly Family[]
  codePoints: readonly number[]
}

type Ranges = readonly (readonly [first: number, last: number])[]

/**
 * Latin, its punctuation and the Chinese punctuation stand in one file, because kerning and
 * `text-spacing-trim` see only neighbours that come from the same file. Full-width letters and digits are not
 * among them: no tidy page has them, and they would add a quarter to the one file that every page loads.
 */
const PAGE: Ranges = [
  [0x0000, 0x00ff],
  // Without 2015, whose glyph also serves the Chinese 2014.
  [0x2010, 0x2014],
  [0x2016, 0x2026],
  [0x2030, 0x203b],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x3000, 0x301f],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff5e],
  [0xffe0, 0xffe5],
]

/** Signs that resumes use for bullets, ratings, numbering, units and arrows; then full-width letters and digits. */
const SIGNS: Ranges = [
  [0x2022, 0x2022],
  [0x2103, 0x2103],
  [0x2116, 0x2116],
  [0x2160, 0x216b],
  [0x2190, 0x2199],
  [0x221a, 0x221e],
  [0x2248, 0x2265],
  [0x2460, 0x2473],
  [0x2500, 0x2503],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x260e, 0x260f],
  [0x2640, 0x2642],
  [0x2709, 0x2709],
  [0x2713, 0x2717],
  [0x3220, 0x3229],
  [0x338e, 0x33a1],
  [0xff10, 0xff19],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
]

/** Where a run of rare code points may end early, so that one script does not drag in the next. */
const SCRIPT_STARTS = [
  0x370, 0x530, 0x2000, 0x2500, 0x2e80, 0x2fe0, 0x3100, 0x3400, 0x4e00, 0xa000, 0xac00, 0xe000, 0xf900,
  0xfb00, 0x10000, 0x20000,
]

/**
 * The rarer everyday ideographs come one or two to a page, each drawing in its whole slice; the rest hardly
 * ever.
 */
const sizeLimit = (codePoint: number) => (codePoint >= 0x4e00 && codePoint <= 0x9fff ? 160 : 250)
const SMALLEST = 100

/**
 * NBSP, soft and no-break hyphen must stay next to the Latin that they belong to; the pieces of tall brackets are never
 * searched for.
 */
const MAY_SHARE_A_GLYPH: Ranges = [
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x2011, 0x2011],
  [0x239b, 0x23ad],
]

const scriptOf = (codePoint: number) => SCRIPT_STARTS.filter((start) => start <= codePoint).length

const inRanges = (ranges: Ranges, codePoint: number) =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last)

/** Near-equal runs of at most the limit: a last slice of three characters would still cost a request. */
const runsOf = (codePoints: readonly number[]): number[][] => {
  const stretches: number[][] = []
  for (const codePoint of codePoints) {
    const last = stretches.at(-1)
    const previous = last?.at(-1)
    const newScript = previous !== undefined && scriptOf(previous) !== scriptOf(codePoint)
    if (!last || (newScript && last.length >= SMALLEST)) stretches.push([codePoint])
    else last.push(codePoint)
  }
  return stretches.flatMap((stretch) => {
    const count = Math.ceil(stretch.length / Math.max(...stretch.map(sizeLimit)))
    return Array.from({ length: count }, (_, i) =>
      stretch.slice(Math.round((i * stretch.length) / count), Math.round(((i + 1) * stretch.length) / count)),
    )
  })
}

/**
 * Cuts every code point that any face has into slices, commonest first. Two properties carry the rest:
 * - A slice is whole in each of its families, so one list of ranges serves all of them, and a character that
 *   a family lacks does not make a browser fetch a file in vain.
 * - No two code points of a slice share a glyph. Noto draws ⼯ (radical) and 工 with one glyph, and Chromium's
 *   PDF then names that glyph by the lower code point: searching for 工作 finds nothing.
 */
export const planSlices = (coverage: Coverage, common: readonly string[]): PlannedSlice[] => {
  const familiesWith = (codePoint: number) => families.filter((family) => coverage[family].has(codePoint))
  const left = new Set(families.flatMap((family) => [...coverage[family].keys()]).sort((a, b) => a - b))
  const slices: PlannedSlice[] = []

  const take = (wanted: Iterable<number>) => {
    const taken: number[] = []
    const glyphs = new Set<string>()
    let owners: readonly Family[] = []
    for (const codePoint of wanted) {
      if (!left.has(codePoint)) continue
      const found = familiesWith(codePoint)
      if (taken.length === 0) owners = found
      if (owners.join() !== found.join()) continue
      const drawn = found.map((family) => `${family} ${coverage[family].get(codePoint)}`)
      if (drawn.some((glyph) => glyphs.has(glyph)) && !inRanges(MAY_SHARE_A_GLYPH, codePoint)) continue
      for (const glyph of drawn) glyphs.add(glyph)
      taken.push(codePoint)
      left.delete(codePoint)
    }
    if (taken.length > 0) slices.push({ families: owners, codePoints: taken.sort((a, b) => a - b) })
  }

  // Of two code points that share a glyph the lower one is the rarer one, except in Latin: 2012 and 2013, 301C and
  // FF5E.
  const page = [...left].filter((codePoint) => inRanges(PAGE, codePoint))
  take([...page.filter((codePoint) => codePoint < 0x2010), ...page.filter((c) => c >= 0x2010).reverse()])
  take([...left].filter((codePoint) => inRanges(SIGNS, codePoint)))
  for (const characters of common) take(Array.from(characters, (character) => character.codePointAt(0) ?? 0))
  // Several rounds: what a glyph's first owner pushed out waits for a slice where it is alone.
  while (left.size > 0) {
    const byFamilies = Map.groupBy(left, (codePoint) => familiesWith(codePoint).join())
    for (const codePoints of byFamilies.values()) for (const run of runsOf(codePoints)) take(run)
  }
  return slices
}
