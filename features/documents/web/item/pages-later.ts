import { drawnLater } from '#features/templates/item-parts.ts'

/** The engine is the largest part of this screen, and the served pages can be read without it. */
export const pages = drawnLater(async () => (await import('./document-pages.tsx')).StoredPages)

/** The pages of a document that has a price and is not open to this account. */
export const drawnPages = drawnLater(async () => (await import('./document-pages.tsx')).DrawnPages)
