import type { InitialContent } from './new-section.ts'

/** Data of a drag between the panes and the pages. */
export type DragData =
  | { type: 'section'; id: string }
  /** A variant from the palette. Dropping it adds a section, or sets the title style of the section under it. */
  | { type: 'variant'; kind: string; variant: number; content?: InitialContent | undefined }

export const draggedSection = (id: string): Extract<DragData, { type: 'section' }> => ({
  type: 'section',
  id,
})

export const draggedVariant = (
  kind: string,
  variant: number,
  content?: InitialContent,
): Extract<DragData, { type: 'variant' }> => ({ type: 'variant', kind, variant, content })

/** Undefined for drags that the editor did not start, such as files. */
export const readDragData = (data: Readonly<Record<string | symbol, unknown>>): DragData | undefined => {
  const { type, id, kind, variant, content } = data
  if (type === 'section' && typeof id === 'string') return { type, id }
  if (type === 'variant' && typeof kind === 'string' && typeof variant === 'number')
    return { type, kind, variant, content: content as InitialContent | undefined }
  return undefined
}
