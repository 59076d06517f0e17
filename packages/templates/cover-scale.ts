import type { Page } from '#packages/document/schema.ts'

export const isSlide = (size: Page['size']): boolean => size === '16:9' || size === '4:3'

/** Dots for each pixel of the page, before the picture of a cover is made smaller. */
export const coverScale = (size: Page['size']): 1 | 2 => (isSlide(size) ? 1 : 2)
