/** Red, green, blue from 0 to 255, and how much of it covers. */
export interface Color {
  rgb: readonly [number, number, number]
  alpha: number
}

export const WHITE: Color = { rgb: [255, 255, 255], alpha: 1 }

/** A computed colour: `rgb(…)`, or `color(srgb …)` where the browser mixed it. */
export const readColor = (text: string): Color => {
  const [r = 0, g = 0, b = 0, alpha = 1] = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [0, 0, 0, 0]
  const scale = text.startsWith('color(') ? 255 : 1
  return { rgb: [r * scale, g * scale, b * scale], alpha }
}

/** The color that results from painting a translucent color over another. */
export const over = (top: Color, ground: Color): Color => {
  const mix = (at: 0 | 1 | 2) => top.rgb[at] * top.alpha + ground.rgb[at] * (1 - top.alpha)
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 }
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ({ rgb: [r, g, b] }: Color) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** As WCAG 2 counts it: 1 to 21. */
export const contrast = (one: Color, other: Color): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The grey that a printer without colours makes of it. */
export const grey = ({ rgb: [r, g, b], alpha }: Color): Color => {
  const level = 0.299 * r + 0.587 * g + 0.114 * b
  return { rgb: [level, level, level], alpha }
}
