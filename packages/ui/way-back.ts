import { useEffect, useEffectEvent } from 'react'

/** Open overlays, in the order in which they were opened. */
const steps: (() => void)[] = []

export const hasWayBack = (): boolean => steps.length > 0

/** Out of what came last. */
export const stepBack = (): void => steps.at(-1)?.()

/**
 * While it is open, the Back button of a phone closes it instead of leaving the page. `isGround`: it is below the
 * other overlays, like a tab.
 */
export const useWayBack = (isOpen: boolean, close: () => void, isGround = false): void => {
  const step = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const mine = () => step()
    if (isGround) steps.unshift(mine)
    else steps.push(mine)
    return () => {
      steps.splice(steps.indexOf(mine), 1)
    }
  }, [isOpen, isGround])
}
