/** The section on the page, not its previews in the panes. */
export const drawnSection = (id: string): Element | undefined =>
  [...globalThis.document.querySelectorAll(`[data-stage] [data-id="${CSS.escape(id)}"]`)].find(
    (section) => !section.closest('.hj-flow-header[aria-hidden]'),
  )

/** Title texts lie in a box of the same slot, which carries no style. */
const partsOf = (section: Element, slot: string) => [
  ...section.querySelectorAll(`[data-slot="${CSS.escape(slot)}"]:not(.hj-title)`),
  ...section.querySelectorAll(`[data-shared="${CSS.escape(slot)}"]`),
]

/** The drawn part of a slot: in this entry where it is known, else the first. */
export const drawnPart = (section: Element, slot: string, item?: string): Element | undefined => {
  if (slot === 'section') return section
  const parts = partsOf(section, slot)
  const own = item && parts.find((part) => part.closest(`[data-item="${CSS.escape(item)}"]`))
  return own || parts[0]
}

/** The slots that really occur, in reading order. */
export const drawnSlots = (section: Element): string[] => [
  ...new Set(
    [...section.querySelectorAll<HTMLElement>('[data-slot]')].flatMap(({ dataset }) =>
      [dataset.shared, dataset.slot].filter((slot) => slot !== undefined),
    ),
  ),
]
