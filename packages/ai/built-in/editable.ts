/** Longer texts are not improved: comparing them word by word would take too long. */
const MOST_LINES = 60
const MOST_SIGNS = 3000

export const isEditable = (text: string): boolean =>
  text.length <= MOST_SIGNS && text.split('\n', MOST_LINES + 1).length <= MOST_LINES
