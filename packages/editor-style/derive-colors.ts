import type { ColorSet } from '#packages/document/schema.ts'
import { contrast, mix, readable, rgbOf } from '#packages/layout/color.ts'

const WHITE = '#ffffff'
const NIGHT = '#10151c'

/** Minimum contrast of small text (WCAG AA). */
export const MIN_CONTRAST = 4.5

/** Degrees on the colour wheel; undefined for a grey. */
const hueOf = (hex: string): number | undefined => {
  const [r, g, b] = rgbOf(hex)
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  if (range < 24) return undefined
  const sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return sixth * 60
}

/** The accent contrasts with the theme: warm with cool, cool with warm, vermilion with grey. */
const accentFor = (theme: string): string => {
  const hue = hueOf(theme)
  if (hue === undefined) return '#b2331f'
  return hue > 80 && hue < 330 ? '#9a5b12' : '#1f5a66'
}

const tint = (theme: string) => mix(theme, WHITE, 0.1)

/** The colour, darkened as little as necessary to be readable on its own tint. */
const readableShade = (chosen: string): string => {
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mix(chosen, NIGHT, share)
    if (contrast(shade, tint(shade)) >= MIN_CONTRAST) return shade
  }
  return NIGHT
}

/** A color set from one colour, which is darkened if text in it would be hard to read. */
export const colorSetFrom = (chosen: string): ColorSet => {
  const theme = readableShade(chosen)
  const soft = tint(theme)
  return {
    theme,
    soft,
    dark: mix(theme, NIGHT, 0.66),
    on: WHITE,
    accent: readable(accentFor(theme), soft, NIGHT),
  }
}

type Pair =
  | 'theme on white'
  | 'theme on soft'
  | 'dark on soft'
  | 'on on theme'
  | 'on on dark'
  | 'accent on white'

/** The combinations of text and background in a set, with their contrast. */
export const contrastPairs = ({
  theme,
  soft,
  dark,
  on,
  accent,
}: ColorSet): { pair: Pair; contrast: number }[] => [
  { pair: 'theme on white', contrast: contrast(theme, WHITE) },
  { pair: 'theme on soft', contrast: contrast(theme, soft) },
  { pair: 'dark on soft', contrast: contrast(dark, soft) },
  { pair: 'on on theme', contrast: contrast(on, theme) },
  { pair: 'on on dark', contrast: contrast(on, dark) },
  { pair: 'accent on white', contrast: contrast(accent, WHITE) },
]

/** The lowest contrast among the combinations with a colour of the set. */
export const lowestContrastOf = (set: ColorSet, name: keyof ColorSet): number =>
  Math.min(
    ...contrastPairs(set)
      .filter(({ pair }) => pair.split(' on ').includes(name))
      .map((one) => one.contrast),
  )
