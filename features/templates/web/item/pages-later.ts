import { drawnLater } from './drawn-later.ts'

/** The engine is the largest part of this screen, and the served pages are readable without it. */
export const pages = drawnLater(async () => (await import('./item-pages.tsx')).ItemPages)
