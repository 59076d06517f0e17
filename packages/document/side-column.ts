import type { Document, Section } from './schema.ts'

/** Whether it stands in the second column. Where there is none it keeps that place, and stands with the others. */
export const isInSideColumn = (
  { page }: Pick<Document, 'page'>,
  { region }: Pick<Section, 'region'>,
): boolean => page.layout === 'left_right' && region === 'side'
