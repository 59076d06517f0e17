/** The families of the interface. Documents keep the full faces under their own names. */
export const interfaceNames = { sans: 'Huajian Sans', serif: 'Huajian Serif' } as const
export type InterfaceFamily = keyof typeof interfaceNames

/**
 * After its family in a font stack: a face without letters that claims everything the subsets lack. A browser fetches
 * it only to draw such a character, and the page then loads the document slices (`apps/web/rare-letters.ts`).
 */
export const rareNames = { sans: 'Huajian Sans Rare', serif: 'Huajian Serif Rare' } as const
