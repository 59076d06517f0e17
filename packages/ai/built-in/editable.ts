/** Nobody writes more than this into one field of a resume; comparing such texts word by word would hold up the rest. */
const MOST_LINES = 60
const MOST_SIGNS = 3000

export const isEditable = (text: string): boolean =>
  text.length <= MOST_SIGNS && text.split('\n', MOST_LINES + 1).length <= MOST_LINES
