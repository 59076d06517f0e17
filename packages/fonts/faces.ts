export const families = ['sans', 'serif', 'kai'] as const
export type Family = (typeof families)[number]

/** Only drawn weights: a browser that thickens an outline by itself shows what no PDF can repeat. */
export const weights = [400, 700] as const
export type Weight = (typeof weights)[number]

export type FaceId = `${Family}-${Weight}`

export interface Face {
  id: FaceId
  family: Family
  weight: Weight
  /** Module path of the full face, a TrueType file bare or packed as WOFF 1. */
  file: string
}

/** The names documents carry in `font-family`. */
export const cssNames: Record<Family, string> = {
  sans: 'Noto Sans SC',
  serif: 'Noto Serif SC',
  kai: 'LXGW WenKai',
}

/**
 * All six are TrueType outlines (`glyf`), static, 1000 units per em; the two weights of a family map the same
 * code points. Looked at on 2026-11-15:
 * - Noto Sans SC 2.004 has 30,890 code points, Noto Serif SC 2.003 has 30,928: all of GBK but ≒, and no 𠮷.
 * - LXGW WenKai 1.311 has 30,142 although its package says "latin" on every file: all of GBK but ︴﹉﹊﹋﹌﹍﹎﹏,
 *   and every rare name character we tried. It carries no GPOS, so no kerning and no `text-spacing-trim`.
 * - The package's "500" is the face its author drew and named Regular (OS/2 weight 400), its "300" is Light:
 *   next to Noto Serif 400, the 300 looks grey and the 500 has the same colour. So 500 serves 400.
 * - WOFF 1 and not WOFF 2, because inflating needs no wasm and takes half the time.
 */
const files: Record<Family, Record<Weight, string>> = {
  sans: {
    400: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    700: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  },
  serif: {
    400: '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
    700: '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
  },
  kai: {
    400: '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff',
    700: '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-700-normal.woff',
  },
}

export const faceIdOf = (family: Family, weight: Weight): FaceId => `${family}-${weight}`

export const faceOf = (family: Family, weight: Weight): Face => ({
  id: faceIdOf(family, weight),
  family,
  weight,
  file: files[family][weight],
})

export const faces: readonly Face[] = families.flatMap((family) =>
  weights.map((weight) => faceOf(family, weight)),
)
