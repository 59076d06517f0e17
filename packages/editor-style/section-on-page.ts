/** The section on the page, not its previews in the panes. */
export const sectionOnPage = (id: string): Element | undefined =>
  [...globalThis.document.querySelectorAll(`[data-stage] [data-id="${CSS.escape(id)}"]`)].find(
    (section) => !section.closest('.hj-flow-header[aria-hidden]'),
  )

/** The text of a title is in a box with the same slot, which has no style and is skipped. */
const partsOf = (section: Element, slot: string) => [
  ...section.querySelectorAll(`[data-slot="${CSS.escape(slot)}"]:not(.hj-title)`),
  ...section.querySelectorAll(`[data-shared="${CSS.escape(slot)}"]`),
]

/** The element of a slot: in this entry, or else the first one. */
export const partOnPage = (section: Element, slot: string, item?: string): Element | undefined => {
  if (slot === 'section') return section
  const parts = partsOf(section, slot)
  const own = item && parts.find((part) => part.closest(`[data-item="${CSS.escape(item)}"]`))
  return own || parts[0]
}

/** The slots on the page, in reading order. */
export const slotsOnPage = (section: Element): string[] => [
  ...new Set(
    [...section.querySelectorAll<HTMLElement>('[data-slot]')].flatMap(({ dataset }) =>
      [dataset.shared, dataset.slot].filter((slot) => slot !== undefined),
    ),
  ),
]
