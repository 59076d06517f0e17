import { later } from '#packages/ui/later.ts'

/** What stands in the picker of a colour, which no form of a new resume opens with. */
const loadColor = async () => (await import('./color-palette.tsx')).ColorPalette
const loadGradient = async () => (await import('./gradient-palette.tsx')).GradientPalette

export const ColorPalette = later(loadColor)
export const GradientPalette = later(loadGradient)

export const loadPalettes = () => Promise.all([loadColor(), loadGradient()])
