const MAX_LENGTH = 40

/** The beginning of a text, on one line. */
export const shortText = (text: string): string => {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()]
  return signs.length > MAX_LENGTH ? `${signs.slice(0, MAX_LENGTH).join('')}…` : signs.join('')
}
