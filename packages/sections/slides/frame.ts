import type { Box, Ink } from '#packages/layout/box.ts'
import { heading, type Part, picture, rich, row, stack, text } from '#packages/layout/parts.ts'

/** A small line above a heading. */
export const kicker: Part<'kicker'> = text('kicker', {
  size: 0.78,
  bold: true,
  color: 'theme',
  leading: 1.4,
})

const headOf = (size: number): Part<'kicker' | 'lead'> =>
  stack(
    { gap: 0.8 },
    kicker,
    heading({ size, bold: true, color: 'dark', leading: 1.26 }),
    rich('lead', { size: 0.9, color: 'muted', gap: 0.5, leading: 1.55 }),
  )

/** The head of most slides: a small line above, the heading, a sentence below. */
export const head = headOf(1.72)
/** The same in a column next to other content. */
export const sideHead = headOf(1.56)

/** A whole slide: what grows in it takes the height that the rest leaves. */
export const slide = <F extends string>(box: Box, ...children: readonly Part<F>[]): Part<F> =>
  stack({ column: true, gap: 5.5, ...box }, ...children)

/** One under the other in a place of the slide; what grows takes what the others leave. */
export const column = <F extends string>(box: Box, ...children: readonly Part<F>[]): Part<F> =>
  stack({ column: true, ...box }, ...children)

/** A short thick line. */
export const bar = (width = '3em', height = '5px'): Part<never> =>
  stack({ fill: 'theme', width, height, shrink: 0 })

/** A figure with its unit small behind it; a long one is smaller, so that it stays within its share of the place. */
export const measure = (size: number, color: Ink = 'theme', widest = 78): Part<'figure' | 'unit'> =>
  row(
    { gap: [0, 1], align: 'baseline', wrap: true },
    text('figure', { size, widest, bold: true, color, leading: 1.12, nowrap: true }),
    text('unit', {
      size: Math.max(0.76, Math.min(1.1, size * 0.36)),
      bold: true,
      color,
      leading: 1.2,
      nowrap: true,
    }),
  )

/** A sentence that the slide wants to be remembered, across its foot. */
export const highlight: Part<'quote'> = stack(
  { fill: 'soft', border: { sides: ['left'], width: 5, color: 'accent' }, pad: [2.4, 4] },
  text('quote', { size: 0.92, leading: 1.5 }),
)

/** A picture that fills its cell, whatever its own size is. */
export const fills = <F extends string>(bind: F, box: Box = {}): Part<F> =>
  picture(bind, '100%', '0', { minHeight: '100%', ...box })

const OUT = {
  left: { width: 'calc(100% + var(--hj-bleed-left))', bleed: ['top', 'left', 'bottom'] },
  right: { width: 'calc(100% + var(--hj-bleed-right))', bleed: ['top', 'right', 'bottom'] },
} as const

/** A picture in a cell at the slide's side, out to three of its edges. */
export const sidePicture = <F extends string>(bind: F, side: 'left' | 'right'): Part<F> =>
  picture(bind, OUT[side].width, '0', {
    minHeight: 'calc(100% + var(--hj-bleed-top) + var(--hj-bleed-bottom))',
    bleed: OUT[side].bleed,
  })

/** A picture under all of the text, out to three edges, that takes the height which is left. */
export const footPicture = <F extends string>(bind: F): Part<F> =>
  picture(bind, 'calc(100% + var(--hj-bleed-left) + var(--hj-bleed-right))', '0', {
    grow: 1,
    minHeight: '6em',
    bleed: ['left', 'right', 'bottom'],
  })
