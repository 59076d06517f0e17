/**
 * The maximum number of characters of each text of a document. The schema refuses more; the editor warns before that.
 */
export const MAX_LENGTH = {
  /** Of the document itself. */
  name: 120,
  /** Of a section, in either language. */
  title: 80,
  /** Above and below each page. */
  running: 120,
  line: 20_000,
  label: 40,
  value: 500,
  /** A period in free text. */
  period: 20,
  cell: 1000,
  unit: 12,
} as const

/** How many of each a document takes. */
export const MAX_COUNT = {
  blocks: 500,
  spans: 500,
  pairs: 60,
  rows: 200,
  columns: 16,
  figures: 40,
  series: 8,
} as const

/** As large as a figure of a chart may be, on either side of nothing. */
export const MAX_FIGURE = 1e12
