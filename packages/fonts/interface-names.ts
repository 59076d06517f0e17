/** The families of the interface. Documents keep the full faces under their own names. */
export const interfaceNames = { sans: 'Huajian Sans', serif: 'Huajian Serif' } as const
export type InterfaceFamily = keyof typeof interfaceNames

/**
 * The Chinese characters of the sans alone, for English pages: they stand before the Latin faces of the system, because
 * Chromium under Linux never redraws a character that is missing in the first face when a later one has come.
 */
export const hanNames = { local: 'Huajian Han Local', ours: 'Huajian Han' } as const

/**
 * After its family in a font stack: a face without letters that claims everything the subsets lack. A browser fetches
 * it only to draw such a character, and the page then loads the document slices (`apps/web/rare-characters.ts`).
 */
export const rareNames = { sans: 'Huajian Sans Rare', serif: 'Huajian Serif Rare' } as const
