import { SLACK } from './members.ts'
import type { RowMetrics } from './row-metrics.ts'

export type RowStrategy = 'tags' | 'running' | 'box' | 'line' | 'table' | 'label' | 'paragraph'

/** A label wider than this share of its row leaves too little room for the text next to it. */
const MAX_LABEL_SHARE = 0.45

/** The width of the first text and the gap after it. */
export const labelWidth = ({ contents, members, textWidths, gap }: RowMetrics): number => {
  const [label] = contents
  return (label ? (textWidths[members.indexOf(label)] ?? 0) : 0) * SLACK + gap
}

const isLabelled = (row: RowMetrics): boolean =>
  row.contents.length === 2 &&
  row.contents[0]?.pieces?.every(({ piece }) => piece === 'text') === true &&
  labelWidth(row) < row.context.width * MAX_LABEL_SHARE

interface Rule {
  use: RowStrategy
  when: (row: RowMetrics) => boolean
}

/**
 * How a row becomes Word content; the first rule that applies decides. Word has no flexible boxes: a paragraph stays
 * easy to edit but holds text only; a table holds anything but fixes every width. So a table is the last resort, except
 * that content Word cannot put on a line of text has to have one.
 */
const RULES: readonly Rule[] = [
  // Tags must not be broken. Word would break them between any two characters, so the lines are broken here.
  { use: 'tags', when: (row) => row.isRunning && row.hasTags },
  // Texts that wrap like one text are one paragraph.
  { use: 'running', when: (row) => row.isRunning },
  // A single box has nothing next to it; it is only as wide as the row lets it be.
  { use: 'box', when: (row) => row.members.length === 1 && (!row.members[0]?.pieces || row.isLoneCard) },
  // A single text is a line even where it wraps.
  { use: 'line', when: (row) => row.members.length === 1 },
  // A photo, a list or a box next to text.
  { use: 'table', when: (row) => !row.isInline },
  // Texts on one line: tab stops put each at its column or at the right edge.
  { use: 'line', when: (row) => row.fits },
  // Texts that wrap within their own columns.
  { use: 'table', when: (row) => row.isSpread || row.contents.length < 2 },
  // A label and a long text: lines after the first are indented by the width of the label.
  { use: 'label', when: isLabelled },
  // Texts that follow each other, more than fit on a line.
  { use: 'paragraph', when: () => true },
]

export const strategyOf = (row: RowMetrics): RowStrategy =>
  RULES.find(({ when }) => when(row))?.use ?? 'paragraph'
