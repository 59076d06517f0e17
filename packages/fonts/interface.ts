import { type FaceId, type Family, faceIdOf, families, type Weight, weights } from './faces.ts'
import characters from './interface-characters.json' with { type: 'json' }
import { hanNames, type InterfaceFamily, interfaceNames, rareNames } from './interface-names.ts'
import { formatRanges, parseRanges, type Range, rangesOf } from './ranges.ts'
import { sliceOf } from './slices.ts'

/** Screens in the order in which people meet them. Each group holds what the groups before it lack. */
export const screenGroups = ['home', 'lists', 'pages', 'app'] as const
export type ScreenGroup = (typeof screenGroups)[number]

/** Characters that the screens draw in each face, recorded by `npm run interface-characters`. */
export type InterfaceCharacters = Partial<Record<FaceId, Partial<Record<ScreenGroup, string>>>>

export interface InterfaceSubset {
  /** Also the name of its file. */
  name: string
  family: InterfaceFamily
  weight: Weight
  face: FaceId
  codePoints: readonly number[]
}

/** Punctuation stays in one file with the Latin letters, because kerning and `text-spacing-trim` need both sides. */
const ALWAYS: readonly Range[] = parseRanges(
  '20-7e,a0,a9,b0,b7,d7,2013-2014,2018-2019,201c-201d,2026,3000-3002,3008-3011,3014-3015,ff01,ff08-ff09,ff0c,ff1a-ff1b,ff1f',
)

/** A smaller file is not worth its request. */
const MIN_SUBSET = 16

const REST_SIZE = 260

const pointsOf = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0)

/** Ascending, without what the face lacks and what is taken already; takes them. */
const takeFrom = (taken: Set<number>, family: Family, points: readonly number[]): number[] => {
  const fresh = [...new Set(points)].filter(
    (point) => !taken.has(point) && sliceOf(point)?.families.includes(family),
  )
  for (const point of fresh) taken.add(point)
  return fresh
}

const ascending = (points: readonly number[]) => points.toSorted((a, b) => a - b)

const subsetsOf = (
  family: InterfaceFamily,
  weight: Weight,
  recorded: Partial<Record<ScreenGroup, string>>,
  dictionary: string,
): InterfaceSubset[] => {
  const face = faceIdOf(family, weight)
  const taken = new Set<number>()
  const groups: { name: string; points: number[] }[] = []
  const add = (name: string, points: number[]) => {
    const last = groups.at(-1)
    if (last && points.length < MIN_SUBSET) last.points.push(...points)
    else groups.push({ name, points })
  }
  const always = ALWAYS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  )
  for (const group of screenGroups)
    add(
      group,
      takeFrom(taken, family, [...(group === 'home' ? always : []), ...pointsOf(recorded[group] ?? '')]),
    )
  // Any text may stand in the regular sans; what else is bold is rare enough for the document slices.
  const rest = face === 'sans-400' ? takeFrom(taken, family, pointsOf(dictionary)) : []
  const count = Math.ceil(rest.length / REST_SIZE)
  for (let at = 0; at < count; at += 1)
    add(
      `rest${at}`,
      rest.slice(Math.round((at * rest.length) / count), Math.round(((at + 1) * rest.length) / count)),
    )
  return groups.map(({ name, points }) => ({
    name: `${face}-${name}`,
    family,
    weight,
    face,
    codePoints: ascending(points),
  }))
}

/** All files of the interface faces. `dictionary`: every character of its words, commonest first. */
export const interfaceSubsets = (
  dictionary: string,
  recorded: InterfaceCharacters = characters,
): InterfaceSubset[] =>
  families
    .filter((family) => family !== 'kai')
    .flatMap((family) =>
      weights.flatMap((weight) => {
        const ofFace = recorded[faceIdOf(family, weight)]
        return ofFace ? subsetsOf(family, weight, ofFace, dictionary) : []
      }),
    )

/** Everything that the document slices may have and a subset may lack: punctuation, signs, Chinese, full-width forms. */
const RARE: readonly Range[] = parseRanges(
  '2010-2027,2030-205e,20ac,2100-27bf,2e80-2fff,3001-9fff,f900-faff,fe30-ffee,20000-3ffff',
)

const rule = (name: string, weight: string, source: string, ranges: readonly Range[]): string =>
  `@font-face{font-family:'${name}';font-weight:${weight};font-display:swap;src:${source};unicode-range:${formatRanges(ranges, 'U+')}}\n`

const fileSource = (file: string): string => `url(./${file}.woff2) format('woff2')`

const HAN_START = 0x2e80
const HAN: readonly Range[] = parseRanges('2e80-9fff,f900-faff,fe30-ffee,20000-3ffff')

/** Chinese faces that systems bring, by their full and PostScript names, as `local()` asks. */
const LOCAL_HAN: Record<Weight, readonly string[]> = {
  400: ['PingFang SC', 'PingFangSC-Regular', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC'],
  700: [
    'PingFang SC Semibold',
    'PingFangSC-Semibold',
    'Microsoft YaHei Bold',
    'Noto Sans CJK SC Bold',
    'Source Han Sans SC Bold',
  ],
}

const hanRules = (subsets: readonly InterfaceSubset[]): string[] => [
  ...weights.map((weight) =>
    rule(hanNames.local, String(weight), LOCAL_HAN[weight].map((name) => `local('${name}')`).join(','), HAN),
  ),
  ...subsets
    .filter(({ family }) => family === 'sans')
    .toReversed()
    .map(({ name, weight, codePoints }) =>
      rule(
        hanNames.ours,
        String(weight),
        fileSource(name),
        rangesOf(codePoints.filter((point) => point >= HAN_START)),
      ),
    ),
]

/** A rare face has no letters, and a font needs one glyph. */
export const RARE_SUBSET = { name: 'rare', face: 'sans-400', codePoints: [0x2e] } as const

/**
 * Only the rules; the files are separate. The rare faces need no gaps in their range, because the subsets come before
 * them in the stack. The subset of the home page comes last, because Chromium tries the last rule first.
 */
export const interfaceCss = (subsets: readonly InterfaceSubset[]): string =>
  [
    ...Object.values(rareNames).map((name) => rule(name, '100 900', fileSource(RARE_SUBSET.name), RARE)),
    ...subsets
      .toReversed()
      .map(({ name, family, weight, codePoints }) =>
        rule(interfaceNames[family], String(weight), fileSource(name), rangesOf(codePoints)),
      ),
    ...hanRules(subsets),
  ].join('')
