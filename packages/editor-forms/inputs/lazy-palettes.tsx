import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

/** Parts of the colour picker, which are loaded when it first opens. */
export const ColorPalette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette)
export const GradientPalette = lazyComponent(
  async () => (await import('./gradient-palette.tsx')).GradientPalette,
)

export const loadPalettes = () => Promise.all([ColorPalette.preload(), GradientPalette.preload()])
