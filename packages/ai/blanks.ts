/**
 * A draft invents no number, name or date: facts that only the user knows are blanks, `【团队人数】`. The editor counts
 * and shows blanks, and downloads warn about them.
 */
export const BLANK = /【[^【】\n]{1,24}】/g

export const blanksIn = (text: string): string[] => text.match(BLANK) ?? []
