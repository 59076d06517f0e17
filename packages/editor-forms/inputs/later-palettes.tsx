import { later } from '#packages/scheduling/later.ts'

/** What stands in the picker of a colour, which no form of a new resume opens with. */
export const ColorPalette = later(async () => (await import('./color-palette.tsx')).ColorPalette)
export const GradientPalette = later(async () => (await import('./gradient-palette.tsx')).GradientPalette)

export const loadPalettes = () => Promise.all([ColorPalette.ahead(), GradientPalette.ahead()])
