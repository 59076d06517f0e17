// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu

/**
 * Without the signs that nobody sees and that come along with copied text: control characters, marks of direction
 * round a phone number, blanks of no width, halves of a character that was cut in two, which no file can hold. Joiners
 * stay: emoji and some scripts are made of them.
 */
export const cleanText = (text: string): string => text.replaceAll(UNSEEN, '')

/** What stands in one line, or in a text without columns: there a tab is a blank. */
export const withoutTabs = (text: string): string => cleanText(text).replaceAll('\t', ' ')
