import type { Document } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { mix } from '#packages/layout/color.ts'
import { themeVariables } from '#packages/render/theme-variables.ts'

const bare = (color: string): string => color.replace('#', '').toUpperCase()

/** The colours of a presentation as the theme of its file. */
export const paletteOf = (document: Document): Record<string, string> => {
  const { theme, soft, dark, on, accent } = colorsOf(document.theme)
  const variables = themeVariables(document)
  const named = (name: string) => variables[`--hj-paper-${name}`] ?? '#888888'
  const sixth = on.toLowerCase() === '#ffffff' ? mix(theme, '#ffffff', 0.5) : on
  const colors = {
    dk1: named('ink'),
    lt1: named('paper'),
    dk2: dark,
    lt2: soft,
    accent1: theme,
    accent2: accent,
    accent3: named('faint'),
    accent4: named('muted'),
    accent5: named('line'),
    accent6: sixth,
    hlink: theme,
    folHlink: dark,
  }
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, bare(color)]))
}

/** The names of the palette's colours on slides. */
const USED: Record<string, string> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' }

const COLOR = /<a:srgbClr val="([0-9A-F]{6})">(<a:alpha val="\d+"\/>)?<\/a:srgbClr>/g

/** Colours refer to the theme by name, so a change of the theme changes all of them. */
export const schemed = (xml: string, palette: Record<string, string>): string => {
  const names = new Map<string, string>()
  for (const [name, color] of Object.entries(palette))
    if (!names.has(color) && !name.toLowerCase().endsWith('hlink')) names.set(color, USED[name] ?? name)
  return xml.replace(COLOR, (whole, color: string, alpha = '') => {
    const name = names.get(color)
    return name ? `<a:schemeClr val="${name}">${alpha}</a:schemeClr>` : whole
  })
}
