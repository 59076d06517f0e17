/** A window out of sight has laid nothing out. */
export const isSkipped = (window: HTMLElement): boolean =>
  window.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false

export const isFlow = (element: Element): element is HTMLElement => element.hasAttribute('data-flow')

/**
 * Has windows laid out, though they are out of sight, until what it answers is called. Each holds the whole flow, and to
 * lay that out takes as long as all of the document: `without` stays out of it.
 */
export const layOut = (
  windows: readonly HTMLElement[],
  without: readonly HTMLElement[] = [],
): (() => void) => {
  const changed = [
    ...windows.map((window) => [window, 'contentVisibility', 'visible'] as const),
    ...without.map((element) => [element, 'display', 'none'] as const),
  ]
  const before = changed.map(([element, property]) => element.style[property])
  for (const [element, property, value] of changed) element.style[property] = value
  return () => {
    for (const [at, [element, property]] of changed.entries()) element.style[property] = before[at] ?? ''
  }
}
