type Rgb = readonly [number, number, number]

export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the first over the second, as an opaque colour: a file need not know about transparency. */
export const mix = (over: string, under: string, share: number): string => {
  const a = rgbOf(over)
  const b = rgbOf(under)
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return hexOf([part(0), part(1), part(2)])
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG contrast, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour itself where it can be read on the ground, else the nearest cut of it towards `towards` that can. */
export const readable = (color: string, ground: string, towards: string, least = 4.5): string => {
  for (let share = 1; share > 0; share -= 0.05) {
    const cut = mix(color, towards, share)
    if (contrast(cut, ground) >= least) return cut
  }
  return towards
}

/** The color of text on paper. */
export const INK = '#1f2630'

/** On any colour: white, else ink; between light and dark, where both are too faint, black never is. */
export const textColorOn = (ground: string): string =>
  ['#ffffff', INK].find((color) => contrast(color, ground) >= 4.5) ?? '#000000'
