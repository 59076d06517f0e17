/** A window outside the viewport is not laid out. */
export const isSkipped = (window: HTMLElement): boolean =>
  window.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false

export const isFlow = (element: Element): element is HTMLElement => element.hasAttribute('data-flow')

/**
 * Forces the layout of windows outside the viewport until the returned function is called. Each window contains the
 * whole flow, whose layout is slow, so elements in `without` are left out.
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
