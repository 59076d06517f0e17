import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'

const STOPS = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]'

/** In a group of radio buttons, Tab reaches only the checked one. */
const isSkippedByTab = (element: HTMLElement, all: readonly HTMLElement[]) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  all.some((one) => one instanceof HTMLInputElement && one.name === element.name && one.checked)

/** The elements that Tab reaches, in their order. */
const tabStops = (box: HTMLElement): HTMLElement[] => {
  const all = [...box.querySelectorAll<HTMLElement>(STOPS)]
  return all.filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility() && !isSkippedByTab(one, all),
  )
}

/** Makes Tab cycle through the elements of a box. */
export const keepTabInside = (event: KeyboardEvent, box: HTMLElement | null) => {
  if (event.key !== 'Tab' || !box) return
  const stops = tabStops(box)
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const leaves = event.shiftKey ? at <= 0 : at === stops.length - 1
  if (!leaves) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

export const firstStop = (box: HTMLElement): HTMLElement =>
  box.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(box)[0] ?? box

/** Sets the focus when the content of a box renders, which may be later than the box. */
const whenContentRenders = (box: HTMLElement, first: () => HTMLElement | undefined) => {
  const coming = new MutationObserver(() => {
    const to = first()
    if (to === box) return
    coming.disconnect()
    if (document.activeElement === box) to?.focus({ preventScroll: true })
  })
  coming.observe(box, { childList: true, subtree: true })
  return () => coming.disconnect()
}

/**
 * Focuses `first` when the box appears and restores the focus when the box disappears, unless the user focused
 * something else meanwhile. Without `first` the focus does not move.
 */
export const useFocusInside = (
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null> | undefined,
  first: ((box: HTMLElement) => HTMLElement | undefined) | undefined,
) => {
  const firstNow = useEffectEvent((inside: HTMLElement) => first?.(inside))
  const isAsked = first !== undefined
  useEffect(() => {
    const here = box.current
    if (!here || !isAsked) return
    const { activeElement, body } = document
    // Safari does not focus a button that is clicked.
    const before = activeElement === body ? anchor?.current : activeElement
    const to = firstNow(here)
    to?.focus({ preventScroll: true })
    const stopWaiting = to === here ? whenContentRenders(here, () => firstNow(here)) : undefined
    return () => {
      stopWaiting?.()
      const now = document.activeElement
      if ((now === null || now === body) && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [box, anchor, isAsked])
}
