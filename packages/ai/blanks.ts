/**
 * What only the person knows stands as a blank, `【团队人数】`: a draft invents no number, name or date. The editor
 * counts and shows blanks, and files are not meant to go out with them.
 */
export const BLANK = /【[^【】\n]{1,24}】/g

export const blanksIn = (text: string): string[] => text.match(BLANK) ?? []
