import type { Box, Look } from '#packages/parts/box.ts'
import { dates, grid, type Part, rich, row, spread, stack, text, timeline } from '#packages/parts/parts.ts'

/** Kinds that list dated entries say which of their fields stands where. */
export interface EntrySlots<F extends string> {
  heading: F
  sub: F
  /** A short line beside or under the heading. */
  note: F
  period: F
  body: F
}

/** Wide enough for `2020.07 – 2023.06` and for `Sep 2020 – Present`, so that all dates of a page share one edge. */
export const DATE_COLUMN = '9.8em'

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
const head = (...children: Part[]) => spread({ keepNext: true, align: 'baseline' }, ...children)

/** Layouts that several kinds share. A kind with an idea of its own writes it in its variants. */
export const entryLayouts = <F extends string>(slots: EntrySlots<F>) => {
  const { heading, sub, note, when, body } = entryPieces(slots)
  const gap = (box: Box = {}): Box => ({ gap: 1, ...box })
  return {
    /** Heading and post left, dates right, note under. */
    datesRight: stack(
      gap(),
      head(row({ gap: 3, wrap: true }, heading(), sub()), when()) as Part<F>,
      note(),
      body(),
    ),
    /** Dates in a column of their own. */
    datesLeft: grid(
      [DATE_COLUMN, '1fr'],
      { gap: [0, 3] },
      when(),
      stack(gap(), row({ gap: 3, wrap: true, keepNext: true }, heading(), sub()), note(), body()),
    ),
    /** On a line with a mark, over page breaks. */
    timelineDots: timeline(
      'dot',
      { width: 1, color: 'theme' },
      { gap: 1 },
      head(row({ gap: 3, wrap: true }, heading(), sub({ color: 'theme' })), when()) as Part<F>,
      note(),
      body(),
    ),
  } satisfies Record<string, Part<F>>
}
