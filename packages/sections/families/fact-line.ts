import type { Box, Look } from '#packages/layout/box.ts'
import { own, type Part, row, stack } from '#packages/layout/parts.ts'

/** Units from a text to the bar next to it. */
const REACH = 2.6

/** A bar that takes no room of its own: texts after it stand on the edge that texts without it stand on. */
const thinBar: Part<never> = {
  part: 'rule',
  edge: { color: 'faint' },
  upright: true,
  slot: 'bar',
  box: { margin: [0, -0.28, 0, 0] },
}

/** A text in a bar line, with the bar before it. */
export const barred = <F extends string>(child: Part<F>): Part<F> =>
  row({ gap: REACH, pad: [0, REACH, 0, 0] }, thinBar, child)

/**
 * Texts in a line with bars between them. Where the line wraps, the bars that would start a line stand outside the
 * clip: none is ever left dangling.
 */
export const barLine = <F extends string>(inner: (line: Box) => Part<F>, box: Box = {}): Part<F> =>
  stack({ clip: true, ...box }, inner({ wrap: true, gap: [0.4, 0], margin: [0, 0, 0, -REACH] }))

/** The enclosing fact's value, as one of a bar line. */
export const barredValue = (look: Look = {}): Part<never> => barred(own('labelledValue', look))
