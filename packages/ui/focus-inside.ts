import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'

const STOPS = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]'

/** Of several radios under one name, Tab comes to the chosen one. */
const isPassedOver = (element: HTMLElement, all: readonly HTMLElement[]) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  all.some((one) => one instanceof HTMLInputElement && one.name === element.name && one.checked)

/** The elements that Tab reaches, in order. */
const tabStops = (box: HTMLElement): HTMLElement[] => {
  const all = [...box.querySelectorAll<HTMLElement>(STOPS)]
  return all.filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility() && !isPassedOver(one, all),
  )
}

/** Tab goes round in it. */
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

/** The content of a box may render later than the box: until then this waits to set the focus. */
const whenItComes = (box: HTMLElement, first: () => HTMLElement | undefined) => {
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
 * The focus goes to `first` when the box appears, and back to where it was when the box goes, unless it went on
 * elsewhere meanwhile. Without `first` it stays where it is, and goes on from there.
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
    // Not every browser focuses a button that is clicked.
    const before = activeElement === body ? anchor?.current : activeElement
    const to = firstNow(here)
    to?.focus({ preventScroll: true })
    const stopWaiting = to === here ? whenItComes(here, () => firstNow(here)) : undefined
    return () => {
      stopWaiting?.()
      const now = document.activeElement
      if ((now === null || now === body) && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [box, anchor, isAsked])
}
