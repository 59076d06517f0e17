import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Something that the document could not take. */
export interface Holding {
  /** Gives it up, where it stands in the field that somebody is in; answers whether it does. */
  giveUp?(): boolean
  /** Leads to it. */
  show?: (() => void) | undefined
}

const held = new Set<Holding>()
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
export const giveUpHeldBack = (): boolean => [...held].some(({ giveUp }) => giveUp?.())

/** Leads to the first of what is held back: where nobody knows a way, it stands in a field in sight. */
export const showHeldBack = (): void => {
  const known = [...held].find(({ show }) => show)
  if (known) known.show?.()
  else document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Tells of it until the answer is called. */
export const holdBack = (holding: Holding): (() => void) => {
  held.add(holding)
  tell()
  return () => {
    held.delete(holding)
    tell()
  }
}

/** Tells of a field for as long as it holds something back. */
export const useHolding = (holds: boolean, { giveUp, show }: Holding): void => {
  const givenUp = useEffectEvent(() => giveUp?.() ?? false)
  useEffect(() => (holds ? holdBack({ giveUp: () => givenUp(), show }) : undefined), [holds, show])
}
