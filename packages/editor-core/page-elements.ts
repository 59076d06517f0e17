import type { Selection } from './editor.ts'

/** A header above two columns is rendered twice, once hidden to reserve its space; the hidden one is ignored. */
const isCounted = (element: Element) => element.closest('.hj-flow-header[aria-hidden]') === null

/** While a text is edited inline, the text is hidden and its input has the same attributes. */
const NOT_BEING_EDITED = ':not([data-inline-hidden])'

export const sectionIn = (window: Element, id: string): HTMLElement | undefined =>
  [...window.querySelectorAll<HTMLElement>(`[data-id="${id}"]`)].find(isCounted)

export const sectionsIn = (window: Element): HTMLElement[] =>
  [...window.querySelectorAll<HTMLElement>('[data-id]')].filter(isCounted)

const ofItem = (item: string | undefined) => (element: Element) =>
  item === undefined || element.closest<HTMLElement>('[data-item]')?.dataset.item === item

const first = (section: HTMLElement, mark: string, item: string | undefined): HTMLElement | undefined =>
  [...section.querySelectorAll<HTMLElement>(mark + NOT_BEING_EDITED)].find(ofItem(item))

/** The most specific element of a selection: its pair, field, slot, entry or section. */
export const elementOfSelection = (
  window: Element,
  { section: id, item, field, pair, slot }: Selection,
): HTMLElement | undefined => {
  const section = sectionIn(window, id)
  if (!section || slot === 'section') return section
  const byPair = pair && first(section, `[data-field="${field}"][data-pair="${pair}"]`, item)
  const byField = field && first(section, `[data-field="${field}"]`, item)
  const bySlot = slot && first(section, `[data-slot="${slot}"]`, item)
  const byItem = item && first(section, `[data-item="${item}"]`, item)
  return byPair || byField || bySlot || byItem || section
}

/** The section, entry, field and slot under a click on the page. */
export const selectionAt = (target: Element): Selection | undefined => {
  const section = target.closest<HTMLElement>('[data-id]')
  const id = section?.dataset.id
  if (!section || id === undefined) return undefined
  const inside = (mark: string) => {
    const found = target.closest<HTMLElement>(mark)
    return found && section.contains(found) ? found.dataset : undefined
  }
  const item = inside('[data-item]')?.item
  const slot = inside('[data-slot]')?.slot
  // The title of a section has the section's id as its entry.
  if (item === id) return { section: id, slot: 'title' }
  const { field, pair } = inside('[data-field]') ?? {}
  return {
    section: id,
    ...(item === undefined ? {} : { item }),
    ...(field === undefined ? {} : { field }),
    ...(pair === undefined ? {} : { pair }),
    ...(slot === undefined ? {} : { slot }),
  }
}
