const LONGEST = 40

/** The beginning of a text, on one line. */
export const shortText = (text: string): string => {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : signs.join('')
}
