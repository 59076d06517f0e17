/** Parses a whole number within bounds; undefined if the text is none. */
export const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const value = /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}
