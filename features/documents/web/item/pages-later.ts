import { drawnLater } from '#features/templates/item-parts.ts'

/** The engine is the largest part of this screen, and the served pages are readable without it. */
export const pages = drawnLater(async () => (await import('./document-pages.tsx')).StoredPages)

/** The pages of a priced document that this account may not open. */
export const drawnPages = drawnLater(async () => (await import('./document-pages.tsx')).DrawnPages)
