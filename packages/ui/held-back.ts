import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Gives up what a field holds back, where that is the field that somebody is in; answers whether it was. */
type GiveUp = () => boolean

const held = new Set<GiveUp>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something stands in a field that the document could not take: only this open page has it. */
export const isHeldBack = (): boolean => held.size > 0
export const useHeldBack = (): boolean => useSyncExternalStore(subscribe, isHeldBack, () => false)

/** For undo: what was not taken goes first. */
export const giveUpHeldBack = (): boolean => [...held].some((giveUp) => giveUp())

/** Tells of a field for as long as it holds something back. */
export const useHolding = (holds: boolean, giveUp: GiveUp): void => {
  const givenUp = useEffectEvent(giveUp)
  useEffect(() => {
    if (!holds) return
    const own = () => givenUp()
    held.add(own)
    tell()
    return () => {
      held.delete(own)
      tell()
    }
  }, [holds])
}
