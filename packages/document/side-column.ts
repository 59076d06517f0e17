import type { Document, Section } from './schema.ts'

/**
 * Whether the section is shown in the second column. In a layout without one, a section keeps its region and is shown
 * among the others.
 */
export const isInSideColumn = (
  { page }: Pick<Document, 'page'>,
  { region }: Pick<Section, 'region'>,
): boolean => page.layout === 'left_right' && region === 'side'
