import type { Box } from '#packages/layout/box.ts'
import { layer, monogram, type Part, row, shape, stack } from '#packages/layout/parts.ts'

/**
 * Vertical lines from right to left, as high as the slide. Each child is to the left of the one before and keeps its
 * distance by padding, because the gap of a stack is vertical.
 */
export const pillar = <F extends string>(box: Box, ...children: readonly Part<F>[]): Part<F> =>
  stack({ vertical: true, height: 'var(--hj-high)', ...box }, ...children)

/** Lines of one pillar, ruled off from those before. */
export const lines = <F extends string>(box: Box, ...children: readonly Part<F>[]): Part<F> =>
  stack({ pad: [4.5, 2.2, 4, 2.2], border: { sides: ['right'], color: 'line' }, ...box }, ...children)

/** A name as a seal, in the colour of the ink pad. */
export const seal = <F extends string>(bind: F): Part<F> =>
  row(
    { shrink: 0 },
    monogram(
      bind,
      { size: 1.5, bold: true, color: 'on', face: 'serif' },
      { fill: 'theme', radius: 4, width: '2.4em', height: '2.4em', size: 1 },
      true,
    ),
  )

/** Hills, a sun and birds, as long as no picture is chosen. */
export const landscape: Part<never> = stack(
  { column: true, bleed: ['left', 'bottom'], clip: true },
  row(
    { grow: 1, align: 'end', gap: 6 },
    stack({ width: '28%', shrink: 0 }),
    shape('sun', '4.6em', '4.6em', { fill: 'theme' }),
    shape('birds', '4em', '2em', { fill: 'muted', box: { margin: [0, 0, 14, 0] } }),
  ),
  layer(
    { grow: 1.5, margin: [-12, 0, 0, 0], align: 'stretch' },
    shape('hills', '100%', '100%', { fill: 'dark' }),
  ),
)
