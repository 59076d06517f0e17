import type { Box } from '#packages/layout/box.ts'
import { leader, type Part, row, stack } from '#packages/layout/parts.ts'

/**
 * Takes the room that its row leaves. In a row that wraps it has at least this much: where there is less, as in
 * a sidebar, its neighbours move to a line of their own.
 */
export const wide = <F extends string>(least: string, box: Box, ...children: Part<F>[]): Part<F> =>
  stack({ grow: 1, minWidth: `min(100%, ${least})`, ...box }, ...children)

/** The first takes the space that the last leaves; in a sidebar the last is below it. */
export const headWith = <F extends string>(first: Part<F>, last: Part<F>, box: Box = {}): Part<F> =>
  row({ gap: [0, 4], wrap: true, ...box }, wide('9em', {}, first), last)

/**
 * A line of dots leads from the first to the last at the other edge. If both do not fit on a line, dots and last go
 * to the next line together: no line ends in dots.
 */
export const led = <F extends string>(least: string, box: Box, first: Part<F>, last: Part<F>): Part<F> =>
  row(
    { gap: [0, 2], wrap: true, ...box },
    first,
    wide(least, {}, row({ gap: 2, ...(box.align ? { align: box.align } : {}) }, leader(), last)),
  )
