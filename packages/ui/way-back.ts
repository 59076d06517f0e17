import { useEffect, useEffectEvent } from 'react'

/** What stands before the page, in the order in which it came. */
const steps: (() => void)[] = []

export const hasWayBack = (): boolean => steps.length > 0

/** Out of what came last. */
export const stepBack = (): void => steps.at(-1)?.()

/**
 * While it is open, the way back leads out of it, not away from the page: where that is asked, as on phones. What others
 * stand on, as a tab, comes after them.
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
