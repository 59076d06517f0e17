import type { Document } from '#packages/document/schema.ts'

/** Counts the hidden sections, entries and fields of a document. */
export const hiddenParts = ({ sections }: Document): number =>
  sections.reduce((count, { visible, items, props }) => {
    if (!visible) return count + 1
    const entries = items.filter(({ hidden }) => hidden).length
    const fields = Object.entries(props).filter(
      ([field, { visible: isShown }]) =>
        isShown === false && items.some(({ data }) => data[field] !== undefined && data[field] !== ''),
    ).length
    return count + entries + fields
  }, 0)
