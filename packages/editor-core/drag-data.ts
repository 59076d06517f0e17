import type { FirstSaid } from './new-section.ts'

/** The things that can be dragged between the panes and the pages. */
export type Dragged =
  | { type: 'section'; id: string }
  /** A look from the palette: dropped, it becomes a new section, or the title style of one. */
  | { type: 'variant'; kind: string; variant: number; says?: FirstSaid | undefined }

export const draggedSection = (id: string): Extract<Dragged, { type: 'section' }> => ({ type: 'section', id })

/** `says` is what the new section says at first; nothing unless given. */
export const draggedVariant = (
  kind: string,
  variant: number,
  says?: FirstSaid,
): Extract<Dragged, { type: 'variant' }> => ({ type: 'variant', kind, variant, says })

/** Anything may be dragged over a page: only what is ours is read. */
export const draggedOf = (data: Readonly<Record<string | symbol, unknown>>): Dragged | undefined => {
  const { type, id, kind, variant, says } = data
  if (type === 'section' && typeof id === 'string') return { type, id }
  if (type === 'variant' && typeof kind === 'string' && typeof variant === 'number')
    return { type, kind, variant, says: says as FirstSaid | undefined }
  return undefined
}
