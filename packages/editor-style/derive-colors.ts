import type { ColorSet } from '#packages/document/schema.ts'
import { contrast, mix, readable, rgbOf } from '#packages/layout/color.ts'

const WHITE = '#ffffff'
const NIGHT = '#10151c'

/** The least contrast at which small text is read by everybody (WCAG AA). */
export const LEAST = 4.5

/** Degrees on the colour wheel; undefined for a grey. */
const hueOf = (hex: string): number | undefined => {
  const [r, g, b] = rgbOf(hex)
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range < 24) return undefined
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return sixth * 60
}

/** The accent contrasts with the theme: warm with cool, cool with warm, vermilion with grey. */
const accentBeside = (theme: string): string => {
  const hue = hueOf(theme)
  if (hue === undefined) return '#b2331f'
  return hue > 80 && hue < 330 ? '#9a5b12' : '#1f5a66'
}

const tint = (theme: string) => mix(theme, WHITE, 0.1)

/** The colour itself where it can be read on its own tint, else the nearest darker cut that can. */
const darkEnough = (chosen: string): string => {
  for (let share = 1; share > 0; share -= 0.02) {
    const cut = mix(chosen, NIGHT, share)
    if (contrast(cut, tint(cut)) >= LEAST) return cut
  }
  return NIGHT
}

/** A whole set from one colour. Where text in it could not be read, it becomes a darker cut of itself. */
export const colorSetFrom = (chosen: string): ColorSet => {
  const theme = darkEnough(chosen)
  const soft = tint(theme)
  return {
    theme,
    soft,
    dark: mix(theme, NIGHT, 0.66),
    on: WHITE,
    accent: readable(accentBeside(theme), soft, NIGHT),
  }
}

type Pair =
  | 'theme on white'
  | 'theme on soft'
  | 'dark on soft'
  | 'on on theme'
  | 'on on dark'
  | 'accent on white'

/** Where the colours of a set meet as text and ground, and how well that can be read. */
export const pairsOf = ({ theme, soft, dark, on, accent }: ColorSet): { pair: Pair; contrast: number }[] => [
  { pair: 'theme on white', contrast: contrast(theme, WHITE) },
  { pair: 'theme on soft', contrast: contrast(theme, soft) },
  { pair: 'dark on soft', contrast: contrast(dark, soft) },
  { pair: 'on on theme', contrast: contrast(on, theme) },
  { pair: 'on on dark', contrast: contrast(on, dark) },
  { pair: 'accent on white', contrast: contrast(accent, WHITE) },
]

/** The worst of the meetings that a colour of the set takes part in. */
export const poorestOf = (set: ColorSet, name: keyof ColorSet): number =>
  Math.min(
    ...pairsOf(set)
      .filter(({ pair }) => pair.split(' on ').includes(name))
      .map((one) => one.contrast),
  )
