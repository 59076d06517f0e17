/** Whether a page (from 0) continues the overfull slide of the page before. */
export const goesOn = (runs: readonly string[], page: number): boolean =>
  runs[page] !== undefined && runs[page] === runs[page - 1]

/**
 * The place of a slide in the file: its first page, from 1, and the number of further pages; undefined if it is not
 * rendered.
 */
export const placeAtEnd = (
  runs: readonly string[],
  slide: string,
): { first: number; more: number } | undefined => {
  const at = runs.indexOf(slide)
  return at < 0 ? undefined : { first: at + 1, more: runs.lastIndexOf(slide) - at }
}
