/** Longer texts are not improved: comparing them word by word would take too long. */
const MAX_LINES = 60
const MAX_SIGNS = 3000

export const isEditable = (text: string): boolean =>
  text.length <= MAX_SIGNS && text.split('\n', MAX_LINES + 1).length <= MAX_LINES
