import type { IThemeOptions, ThemeColor } from 'docx'
import type { ColorSet } from '#packages/document/schema.ts'

/** A colour for Word: a colour of the file's theme where possible, so that a new theme recolours the file. */
export type Paint = (color: string) => string | ThemeColor

/** Without the `#`. */
export const hex = (color: string): string => color.slice(1).toUpperCase()

const PLACES = { theme: 'accent1', accent: 'accent2', dark: 'dark2', soft: 'light2' } as const

const placesIn = (colors: ColorSet) =>
  Object.entries(PLACES).map(([name, place]) => [colors[name as keyof typeof PLACES], place] as const)

export const painterOf = (colors: ColorSet): Paint => {
  const places = new Map(
    placesIn(colors)
      .toReversed()
      .map(([color, place]) => [color.toLowerCase(), place]),
  )
  return (color) => {
    const place = places.get(color.toLowerCase())
    return place ? { theme: place } : hex(color)
  }
}

/** The document's colours as the theme of the file, which Word offers first. */
export const paletteOf = (colors: ColorSet): IThemeOptions => ({
  colors: Object.fromEntries(placesIn(colors).map(([color, place]) => [place, hex(color)])),
})
