import type { Box, Look } from '#packages/layout/box.ts'
import { dates, grid, items, type Part, rich, row, stack, text, timeline } from '#packages/layout/parts.ts'
import { headWith } from './wide.ts'

/** The roles of the fields in kinds that list dated entries. */
export interface EntrySlots<F extends string> {
  heading: F
  sub: F
  /** A short line next to the heading or below it. */
  note: F
  period: F
  body: F
}

/** Wide enough for `2020.07 – 2023.06` and for `Sep 2020 – Present`, so that all dates of a page share one edge. */
export const DATE_COLUMN = '9.8em'

/** Two cards side by side on a page, one under the other in a sidebar; a single card takes the whole width. */
export const CARD_COLUMNS = ['repeat(auto-fit, minmax(min(100%, max(40%, 17em)), 1fr))'] as const

/** Dates at the right edge; in a sidebar they go below. */
export const dated = <F extends string>(box: Box, left: Part<F>, when: Part<F>): Part<F> =>
  grid(['1fr', 'max-content'], { fold: true, gap: [0, 4], align: 'baseline', ...box }, left, when)

/** Two texts at the two edges: the right one takes what it needs, both wrap within themselves. */
export const edges = <F extends string>(box: Box, left: Part<F>, right: Part<F>): Part<F> =>
  grid(['1fr', 'fit-content(45%)'], { gap: [0, 4], align: 'baseline', ...box }, left, right)

/** A card under a thick coloured edge, as tall as its neighbour. */
export const edgedCard = <F extends string>(...children: Part<F>[]): Part<F> =>
  stack(
    { border: { sides: ['top'], width: 3, color: 'theme' }, height: '100%', keep: true, slot: 'cardEdge' },
    stack(
      {
        border: { sides: ['left', 'right', 'bottom'], color: 'line' },
        pad: [2.5, 3.5, 3, 3.5],
        gap: 1,
        height: '100%',
        slot: 'card',
      },
      ...children,
    ),
  )

/** Entries in turn with one layout and the other; more than anybody lists keep the second. */
export const alternating = <F extends string>(odd: Part<F>, even: Part<F>, turns = 12): Part<F> =>
  stack(
    {},
    ...Array.from({ length: turns }, (_, at) => items({ from: at, first: 1 }, at % 2 === 0 ? odd : even)),
    items({ from: turns }, even),
  )

/** The pieces that entry layouts are put together from; every kind of entry shares their sizes and weights. */
export const entryPieces = <F extends string>(slots: EntrySlots<F>) => ({
  heading: (look: Look = {}) => text(slots.heading, { bold: true, size: 1.04, role: 'h3', ...look }),
  sub: (look: Look = {}) => text(slots.sub, { ...look }),
  note: (look: Look = {}) => text(slots.note, { color: 'muted', size: 0.94, ...look }),
  when: (look: Look & { as?: 'range' | 'stacked' | 'year' | 'years' } = {}) =>
    dates(slots.period, { size: 0.94, ...look }),
  body: (options: Parameters<typeof rich>[1] = {}) => rich(slots.body, { ...options }),
})

/** Head with its dates at the right edge; the head never stays alone at the foot of a page. */
const head = <F extends string>(left: Part<F>, when: Part<F>): Part<F> =>
  headWith(left, when, { keepNext: true })

/** Layouts that several kinds share. A kind with an idea of its own writes it in its variants. */
export const entryLayouts = <F extends string>(slots: EntrySlots<F>) => {
  const { heading, sub, note, when, body } = entryPieces(slots)
  const gap = (box: Box = {}): Box => ({ gap: 1, ...box })
  return {
    /** Heading and post left, dates right, note under. */
    datesRight: stack(
      gap(),
      head(row({ gap: [0, 3], wrap: true }, heading(), sub()), when()),
      note(),
      body(),
    ),
    /** Dates in a column of their own, the note at the far edge. */
    datesLeft: grid(
      [DATE_COLUMN, '1fr'],
      { fold: true, gap: [0, 3] },
      when(),
      stack(
        gap(),
        edges(
          { keepNext: true, fold: true },
          row({ gap: [0, 3], wrap: true }, heading(), sub()),
          note({ align: 'right' }),
        ),
        body(),
      ),
    ),
    /** On a line with a mark, over page breaks. */
    timelineDots: timeline(
      'dot',
      { width: 1, color: 'theme' },
      { gap: 1 },
      head(row({ gap: [0, 3], wrap: true }, heading(), sub({ color: 'theme' })), when()),
      note(),
      body(),
    ),
  } satisfies Record<string, Part<F>>
}
