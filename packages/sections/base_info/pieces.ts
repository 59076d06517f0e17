import { picture, rich, text } from '#packages/parts/parts.ts'

/** The pieces that headers are put together from; each also stands alone on the workbench. */
export const avatar1 = picture('avatar', '6.600em', '8.800em', { radius: 2 })
export const avatar2 = picture('avatar', '7.400em', '7.400em', { radius: 'full' })
export const name1 = text('name', { size: 2.3, bold: true, leading: 1.25, role: 'h1' })
export const h1 = text('name', { size: 1.7, bold: true, leading: 1.3, role: 'h1' })
export const abstract1 = rich('abstract', { color: 'ink' })
export const paragraph1 = rich('abstract', { bullet: 'none', size: 0.96, color: 'muted' })
