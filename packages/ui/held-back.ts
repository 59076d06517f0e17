import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Something that the document could not take. */
export interface Holding {
  /** Gives it up, where it stands in the field that somebody is in; answers how to have it again. */
  giveUp?(): (() => void) | undefined
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

let given: { again(): void; beside: unknown }[] = []

/** For undo: what was not taken goes first. `beside`: what the document is meanwhile. */
export const giveUpHeldBack = (beside: unknown): boolean => {
  for (const { giveUp } of held) {
    const again = giveUp?.()
    if (!again) continue
    given.push({ again, beside })
    return true
  }
  return false
}

/** For redo: what was given up last, unless something else has happened to the document since. */
export const bringBackGivenUp = (beside: unknown): boolean => {
  given = given.filter((one) => one.beside === beside)
  const last = given.pop()
  last?.again()
  return last !== undefined
}

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
  const givenUp = useEffectEvent(() => giveUp?.())
  useEffect(() => (holds ? holdBack({ giveUp: () => givenUp(), show }) : undefined), [holds, show])
}
