export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The tag for `<html lang>`, dates and number formats. */
export const languageTag: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** The product speaks Chinese unless the person chose English: the browser's own language decides nothing. */
export const languageOf = (value: string | undefined): Language => (isLanguage(value) ? value : 'zh')
