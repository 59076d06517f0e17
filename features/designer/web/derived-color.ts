import type { Document } from '#packages/document/schema.ts'
import { colorsOf, type ThemeName, themes } from '#packages/document/themes.ts'

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Hue and saturation as a vector, so that two dark blues are similar although their channels differ. */
const inked = (hex: string): [number, number, number] => {
  const [r, g, b] = channels(hex)
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  return [light * 0.6, (r - g) * 1.6, (g - b) * 1.6]
}

const distance = (one: string, other: string): number => {
  const [a, b] = [inked(one), inked(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The preset colour under which the gallery lists the template: its own, or the nearest one. */
export const derivedColor = (document: Document): ThemeName => {
  const { colors } = document.theme
  const names = Object.keys(themes) as ThemeName[]
  if (typeof colors === 'string') return names.find((name) => name === colors) ?? 'ink'
  const own = colorsOf(document.theme).theme
  return (
    names.toSorted(
      (a, b) => distance(themes[a].colors.theme, own) - distance(themes[b].colors.theme, own),
    )[0] ?? 'ink'
  )
}
