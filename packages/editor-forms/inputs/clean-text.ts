// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed.
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu

/**
 * Removes invisible characters that come along with copied text: control characters, direction marks around a phone
 * number, zero-width spaces, and lone surrogates, which no file can hold. Joiners stay: emoji and some scripts need
 * them.
 */
export const cleanText = (text: string): string => text.replaceAll(HIDDEN, '')

/** For a single line or a text without columns: a tab becomes a space. */
export const withoutTabs = (text: string): string => cleanText(text).replaceAll('\t', ' ')
