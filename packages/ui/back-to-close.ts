import { useEffect, useEffectEvent } from 'react'

/** Open overlays, in the order in which they were opened. */
const closers: (() => void)[] = []

export const hasOpenOverlay = (): boolean => closers.length > 0

/** Closes the overlay that was opened last. */
export const closeTopOverlay = (): void => closers.at(-1)?.()

/**
 * While an overlay is open, the Back button of a phone closes it instead of leaving the page. `isBottom`: the overlay is
 * below all others, like a tab.
 */
export const useBackToClose = (isOpen: boolean, close: () => void, isBottom = false): void => {
  const closeLatest = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const closeThis = () => closeLatest()
    if (isBottom) closers.unshift(closeThis)
    else closers.push(closeThis)
    return () => {
      closers.splice(closers.indexOf(closeThis), 1)
    }
  }, [isOpen, isBottom])
}
