import { later } from '#packages/scheduling/later.ts'

/** Parts of the colour picker, which no form of a new resume shows at first. */
export const ColorPalette = later(async () => (await import('./color-palette.tsx')).ColorPalette)
export const GradientPalette = later(async () => (await import('./gradient-palette.tsx')).GradientPalette)

export const loadPalettes = () => Promise.all([ColorPalette.ahead(), GradientPalette.ahead()])
